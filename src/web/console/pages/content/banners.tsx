import './content.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Image, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty, Problem } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/writing.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { type Banner, bannersQuery } from './queries.ts'

/** Shows the banners of the store, in the order in which shoppers see them. */
export function BannersPage() {
  const banners = useQuery(bannersQuery(useStore()))
  const [editing, setEditing] = useState<Banner | 'new'>()
  const create = (
    <Button look="main" onClick={() => setEditing('new')}>
      {t('banners.new')}
    </Button>
  )
  return (
    <Page
      title={t('banners.title')}
      lead={t('banners.lead')}
      actions={banners.data?.length ? create : undefined}
    >
      <SectionLinks of="content" />
      <Panel flush>
        <Answer to={banners}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('banners.empty')} icon={<Image size={20} aria-hidden="true" />} action={create}>
                {t('banners.empty-hint')}
              </Empty>
            ) : (
              <BannerList all={all} onEdit={setEditing} />
            )
          }
        </Answer>
      </Panel>
      {editing && (
        <BannerDialog
          banner={editing === 'new' ? undefined : editing}
          position={nextPosition(banners.data ?? [])}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  )
}

const nextPosition = (all: Banner[]) => Math.max(-1, ...all.map(({ position }) => position)) + 1

function BannerList({ all, onEdit }: { all: Banner[]; onEdit: (banner: Banner) => void }) {
  const { api } = useStore()
  const [deleting, setDeleting] = useState<Banner>()
  const move = useChange({
    // They are sent one after the other: if one fails, those before it are already in place.
    send: async (places: [id: string, position: number][]) => {
      for (const [id, position] of places) await api.banners.update(id, { position })
    },
    changes: ['banners'],
    done: t('banners.moved'),
  })
  return (
    <>
      {move.error ? <Problem error={move.error} /> : null}
      <ul className="banner-list">
        {all.map((banner) => {
          const siblings = all.filter(({ placement }) => placement === banner.placement)
          const at = siblings.indexOf(banner)
          // Buttons that can do nothing keep the focus, so that the keyboard goes on from there.
          const to = (by: number) => {
            if (siblings[at + by] && !move.isPending) move.mutate(placesAfter(siblings, at, at + by))
          }
          return (
            <li key={banner._id}>
              <img src={banner.image} alt="" className="banner-picture" loading="lazy" />
              <BannerWords banner={banner} />
              <span className="row banner-actions">
                <IconButton
                  label={t('banners.earlier', { title: banner.title })}
                  aria-disabled={at === 0 || move.isPending}
                  onClick={() => to(-1)}
                >
                  <ArrowUp size={16} />
                </IconButton>
                <IconButton
                  label={t('banners.later', { title: banner.title })}
                  aria-disabled={at === siblings.length - 1 || move.isPending}
                  onClick={() => to(1)}
                >
                  <ArrowDown size={16} />
                </IconButton>
                <IconButton
                  label={t('banners.edit-of', { title: banner.title })}
                  onClick={() => onEdit(banner)}
                >
                  <Pencil size={16} />
                </IconButton>
                <IconButton
                  label={t('banners.delete-of', { title: banner.title })}
                  onClick={() => setDeleting(banner)}
                >
                  <Trash2 size={16} />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ul>
      {deleting && <DeleteBanner banner={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

/** Returns the banners whose position changes when one of them moves within its placement. */
function placesAfter(siblings: Banner[], from: number, to: number): [id: string, position: number][] {
  const moved = siblings.filter((_, index) => index !== from)
  moved.splice(to, 0, siblings[from]!)
  return moved.flatMap(({ _id, position }, index) => (position === index ? [] : [[_id, index]]))
}

function BannerWords({ banner }: { banner: Banner }) {
  const { title, placement, link, startsAt, endsAt } = banner
  const state = stateOf(banner)
  return (
    <div className="stack-tight banner-words">
      <div className="row">
        <span className="strong">{title}</span>
        <Badge tone={tones[state]}>{t(`banners.is-${state}`)}</Badge>
      </div>
      <p className="muted small">
        {[placement ? t('banners.at', { placement }) : t('banners.anywhere'), link]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(startsAt || endsAt) && (
        <p className="muted small">
          {startsAt && (
            <>
              {t('banners.from')} <Time at={startsAt} inSentence />{' '}
            </>
          )}
          {endsAt && (
            <>
              {t('banners.until')} <Time at={endsAt} inSentence />
            </>
          )}
        </p>
      )}
    </div>
  )
}

type State = 'live' | 'planned' | 'ended'
const tones: Record<State, Tone> = { live: 'good', planned: 'info', ended: 'plain' }

function stateOf({ startsAt, endsAt }: Banner, now = new Date().toISOString()): State {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'planned' : 'live'
}

function DeleteBanner({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('banners.delete-title', { title: banner.title })}
      action={t('banners.delete')}
      send={() => api.banners.delete(banner._id)}
      changes={['banners']}
      done={t('banners.deleted')}
      onClose={onClose}
    >
      {t('banners.delete-lead')}
    </ConfirmChange>
  )
}
