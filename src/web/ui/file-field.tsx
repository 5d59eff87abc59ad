import { Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { t } from '../words/words.ts'
import { IconButton } from './button.tsx'

interface FileFieldProps {
  label: string
  hint?: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by click, by keyboard, and by drag and drop. */
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
        onChange={taken(onFiles)}
      />
    </div>
  )
}

interface FileButtonProps {
  label: string
  accept?: string
  busy?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** An icon button that asks for a file. */
export function FileButton({ label, accept, busy, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={taken(onFiles)} />
      <IconButton label={label} busy={busy} onClick={() => input.current!.click()}>
        {children}
      </IconButton>
    </>
  )
}

/** Passes on the chosen files and clears the field, so that the same file can be chosen again. */
const taken =
  (onFiles: (files: File[]) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }

/** Shows the progress of an upload, from 0 to 1. */
export function Progress({ part, label }: { part: number; label: string }) {
  return (
    <div className="progress">
      <span>{label}</span>
      <progress max={1} value={part} aria-label={label} />
      <span className="muted tabular">{t('common.percent', { percent: Math.round(part * 100) })}</span>
    </div>
  )
}
