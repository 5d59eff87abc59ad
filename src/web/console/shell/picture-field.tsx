import type { ReactNode } from 'react'
import type { Apps } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldRefusal } from '../../ui/form.tsx'
import { t } from '../../words/words.ts'
import { type CurrentStore, useStore } from './store.tsx'
import { UploadField } from './uploads.tsx'

export type Picture = Apps<'Picture'>

/** Pictures are uploaded to this path, and the service takes these kinds. iPhones turn HEIC into one of them. */
export const pictures = { path: '/pictures', accept: 'image/jpeg,image/png,image/webp,image/avif' }

/** Returns whether the reader's role allows the upload of pictures. */
export const mayUpload = ({ may }: Pick<CurrentStore, 'may'>) => may('WRITE_INVENTORY') || may('WRITE_STORE')

interface PictureFieldProps {
  /** The name of the field in the contract; the address of the picture is its value. */
  name: string
  label: string
  hint?: string
  url: string | null
  onUrl: (url: string | null) => void
  /** The size in which it is needed. */
  size?: keyof Picture['sizes']
  /** Shown instead of a refusal's words about it. */
  error?: string
  /** True if the record can do without a picture. */
  optional?: boolean
  /** The preview; by default it is as wide as the form. */
  children?: ReactNode
}

/** Takes one picture of a record: it is uploaded at once, and becomes that of the record when the form is sent. */
export function PictureField({
  name,
  label,
  hint,
  url,
  onUrl,
  size = 'large',
  error,
  optional = false,
  children,
}: PictureFieldProps) {
  const current = useStore()
  const refusal = useFieldRefusal(name)
  return (
    <div className="field">
      <p className="label">
        {label}
        {optional && <span className="muted"> {t('pictures.optional')}</span>}
      </p>
      <div className={children ? 'picture-field picture-field-beside' : 'picture-field'}>
        {children ?? (url && <img src={url} alt={t('pictures.chosen')} className="picture-shown" />)}
        {mayUpload(current) && (
          <div className="stack">
            <UploadField<Picture>
              {...pictures}
              label={t(url ? 'pictures.other' : 'pictures.choose')}
              hint={hint ?? t('pictures.limits')}
              most={1}
              onArrived={({ sizes }) => onUrl(sizes[size].url)}
            />
          </div>
        )}
      </div>
      <input type="hidden" name={name} value={url ?? ''} />
      {(error ?? refusal) && (
        <p className="field-error" role="alert">
          {error ?? refusal}
        </p>
      )}
      {optional && url && (
        <div className="row">
          <Button look="quiet" onClick={() => onUrl(null)}>
            {t('pictures.without')}
          </Button>
        </div>
      )}
    </div>
  )
}
