import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { upload } from '../../../api/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField, Progress } from '../../../ui/file-field.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'

interface LogoFieldProps {
  name: string
  logo: string | null
  onLogo: (logo: string | null) => void
}

/** The logo: it is uploaded at once, and becomes that of the store when the form is saved. */
export function LogoField({ name, logo, onLogo }: LogoFieldProps) {
  const { storeId } = useStore()
  const [part, setPart] = useState(0)
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      setPart(0)
      return upload<Apps<'Picture'>>({
        path: '/apps/api/v1/pictures',
        storeId,
        form,
        onProgress: setPart,
      })
    },
    onSuccess: ({ sizes }) => onLogo(sizes.medium.url),
  })
  return (
    <div className="field">
      <p className="label">{t('general.logo')}</p>
      <div className="logo-edit">
        {logo ? (
          <img src={logo} alt={t('general.logo-of', { name })} className="logo-shown" />
        ) : (
          <span className="logo-shown" aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
        )}
        <div className="stack">
          {send.isPending ? (
            <Progress part={part} label={t('general.logo-sending')} />
          ) : (
            <FileField
              label={t('general.logo-choose')}
              hint={t('general.logo-hint')}
              accept="image/jpeg,image/png,image/webp"
              onFiles={([file]) => file && send.mutate(file)}
            />
          )}
          {send.error ? <Problem error={send.error} /> : null}
        </div>
      </div>
      {logo && (
        <div className="row">
          <Button look="quiet" onClick={() => onLogo(null)}>
            {t('general.logo-remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
