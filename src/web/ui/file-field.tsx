import { Upload } from 'lucide-react'
import { useId } from 'react'
import { t } from '../words/words.ts'

interface FileFieldProps {
  label: string
  hint?: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by a click, by the keyboard, and by letting them fall on it. */
export function FileField({ label, hint, accept, multiple = false, onFiles }: FileFieldProps) {
  const id = useId()
  return (
    <div className="file-field">
      <Upload size={20} aria-hidden="true" />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** The progress of an upload, from 0 to 1. */
export function Progress({ part, label }: { part: number; label: string }) {
  return (
    <div className="progress">
      <span>{label}</span>
      <progress max={1} value={part} aria-label={label} />
      <span className="muted tabular">{t('common.percent', { percent: Math.round(part * 100) })}</span>
    </div>
  )
}
