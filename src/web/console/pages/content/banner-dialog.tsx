import { useState } from 'react'
import { localInput } from '../../../ui/date-time.ts'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/writing.ts'
import { useChange } from '../../shell/change.ts'
import { PictureField } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Banner } from './queries.ts'

interface BannerDialogProps {
  banner?: Banner
  /** The position of a new one: after all others. */
  position: number
  onClose: () => void
}

/** Makes a banner, or changes one. */
export function BannerDialog({ banner, position, onClose }: BannerDialogProps) {
  const { api, timeZone } = useStore()
  const [image, setImage] = useState(banner?.image ?? null)
  const [isMissing, setMissing] = useState(false)
  const save = useChange({
    send: (values: FormValues) => {
      if (banner) return api.banners.update(banner._id, values.changed(bodyOf))
      return api.banners.create({ ...bodyOf(values), position })
    },
    changes: ['banners'],
    done: t('banners.saved'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(banner ? 'banners.edit' : 'banners.new')}
      look="wide"
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={(values) => (image ? save.mutate(values) : setMissing(true))}
    >
      <TextField
        name="title"
        label={t('banners.name')}
        defaultValue={banner?.title}
        maxLength={200}
        required
        focused
      />
      <PictureField
        name="image"
        label={t('banners.picture')}
        url={image}
        onUrl={setImage}
        error={isMissing && !image ? t('banners.picture-missing') : undefined}
      />
      <div className="columns columns-2">
        <TextField
          name="link"
          label={t('banners.link')}
          hint={t('banners.link-hint')}
          defaultValue={banner?.link ?? ''}
          maxLength={2048}
          optional
        />
        <TextField
          name="placement"
          label={t('banners.placement')}
          hint={t('banners.placement-hint')}
          defaultValue={banner ? (banner.placement ?? '') : 'home'}
          maxLength={64}
          optional
        />
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('banners.starts')}
          defaultValue={localInput(banner?.startsAt, timeZone)}
          optional
        />
        <TextField
          name="endsAt"
          type="datetime-local"
          label={t('banners.ends')}
          defaultValue={localInput(banner?.endsAt, timeZone)}
          optional
        />
      </div>
    </FormDialog>
  )
}

const bodyOf = (values: FormValues) => ({
  title: values.text('title'),
  image: values.text('image'),
  link: values.optional('link') ?? null,
  placement: values.optional('placement') ?? null,
  startsAt: values.optional('startsAt') ?? null,
  endsAt: values.optional('endsAt') ?? null,
})
