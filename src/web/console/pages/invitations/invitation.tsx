import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { consoleApi, isRefusal } from '../../../api/client.ts'
import { meQuery } from '../../../api/session.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty, Problem } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/invitations.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { storesKey } from '../../shell/store.tsx'

const route = getRouteApi('/signed-in/invitations/$token')

/** Takes the code of an invitation from those who have no link. */
export function InvitationCodePage() {
  const navigate = useNavigate()
  return (
    <Alone account={<AccountMenu />}>
      <Page title={t('invitation.title')} lead={t('invitation.lead')} narrow>
        <Panel>
          <Form
            sending={{ error: null, isPending: false }}
            onSubmit={(values) =>
              navigate({ to: '/invitations/$token', params: { token: values.text('token') } })
            }
          >
            <TextField
              name="token"
              label={t('invitation.code')}
              hint={t('invitation.code-hint')}
              pattern="\s*inv_[\w\-]+\s*"
              autoComplete="off"
              spellCheck={false}
              required
              focused
            />
            <div className="row">
              <Button type="submit" look="main">
                {t('invitation.look')}
              </Button>
            </div>
          </Form>
        </Panel>
      </Page>
    </Alone>
  )
}

/** Shows the store and the role of an invitation, and the button that accepts it. */
export function InvitationPage() {
  const { token } = route.useParams()
  const asked = useQuery({
    queryKey: ['invitations', token],
    queryFn: ({ signal }) => consoleApi.invitations.get(token, { signal }),
  })
  return (
    <Alone account={<AccountMenu />}>
      <Page title={t('invitation.title')} narrow>
        <Panel>
          {isRefusal(asked.error, 'invitation_not_found') ? (
            <NotForYou />
          ) : (
            <Answer to={asked}>{(offer) => <Offer token={token} offer={offer} />}</Answer>
          )}
        </Panel>
      </Page>
    </Alone>
  )
}

type InvitationOffer = Awaited<ReturnType<typeof consoleApi.invitations.get>>

function Offer({ token, offer: { store, role } }: { token: string; offer: InvitationOffer }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const accept = useMutation({
    mutationFn: () => consoleApi.invitations.accept(token),
    onSuccess: async () => {
      toast(t('invitation.accepted', { store: store.name }))
      await queryClient.invalidateQueries({ queryKey: storesKey })
      await navigate({ to: '/stores/$storeId', params: { storeId: store._id } })
    },
  })
  return (
    <div className="stack">
      {accept.error ? <Problem error={accept.error} /> : null}
      <h2>{t(role ? 'invitation.to-work' : 'invitation.to-own', { store: store.name })}</h2>
      <p className="muted">
        {role ? t('invitation.to-work-lead', { role: role.name }) : t('invitation.to-own-lead')}
      </p>
      <div className="row">
        <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
          {t('invitation.accept')}
        </Button>
        <Link to="/" className={buttonClass('quiet')}>
          {t('invitation.not-now')}
        </Link>
      </div>
    </div>
  )
}

function NotForYou() {
  const { data: me } = useQuery(meQuery)
  return (
    <Empty
      title={t('invitation.not-found')}
      icon={<Mail size={20} aria-hidden="true" />}
      action={
        <Link to="/invitations" className={buttonClass('plain')}>
          {t('invitation.other-code')}
        </Link>
      }
    >
      {t('invitation.not-found-hint', { email: me?.email ?? '' })}
    </Empty>
  )
}
