import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../api/upload.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, Progress } from '../../ui/file-field.tsx'
import { useFieldRefusal } from '../../ui/form.tsx'
import { Problem } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'
import { useStore } from './store.tsx'

/** The kinds of pictures that the service takes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** The reply of the service to an uploaded picture. */
export interface KeptPicture {
  name: string
  url: string
}

/** Sends a picture to the store's files and tells how far it is, from 0 to 1. */
export function usePictureUpload(arrived: (picture: KeptPicture) => void) {
  const { storeId } = useStore()
  const [part, setPart] = useState(0)
  const sending = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      setPart(0)
      return upload<KeptPicture>({ path: '/apps/api/v1/pictures', storeId, form, onProgress: setPart })
    },
    onSuccess: arrived,
  })
  return { send: sending.mutate, part, isPending: sending.isPending, error: sending.error }
}

interface PictureFieldProps {
  /** The name of the field in the contract; the address of the picture is its value. */
  name: string
  label: string
  hint?: string
  url: string | null
  onUrl: (url: string | null) => void
  /** Whether the record can be without. */
  optional?: boolean
}

/** One picture of a record: it is uploaded at once, and becomes that of the record when the form is sent. */
export function PictureField({ name, label, hint, url, onUrl, optional = false }: PictureFieldProps) {
  const refusal = useFieldRefusal(name)
  const { send, part, isPending, error } = usePictureUpload((picture) => onUrl(picture.url))
  return (
    <div className="field">
      <p className="label">
        {label}
        {optional && <span className="muted"> {t('pictures.optional')}</span>}
      </p>
      {url && <img src={url} alt={t('pictures.chosen')} className="picture-shown" />}
      <input type="hidden" name={name} value={url ?? ''} />
      {isPending ? (
        <Progress part={part} label={t('pictures.sending')} />
      ) : (
        <FileField
          label={t(url ? 'pictures.other' : 'pictures.choose')}
          hint={hint ?? t('pictures.limits')}
          accept={pictureTypes}
          onFiles={([file]) => file && send(file)}
        />
      )}
      {error ? <Problem error={error} /> : null}
      {refusal && <p className="field-error">{refusal}</p>}
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
