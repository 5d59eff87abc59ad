import './uploads.css'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { upload } from '../../api/upload.ts'
import { IconButton } from '../../ui/button.tsx'
import { FileField, Progress } from '../../ui/file-field.tsx'
import { Problem } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'
import { useStore } from './store.tsx'

/** A file on its way, or one that did not arrive. */
interface Sending {
  key: number
  name: string
  /** The part of it that has been sent, from 0 to 1. */
  part: number
  error?: unknown
  /** Stops it, or takes the notice away. */
  stop: () => void
}

/**
 * Sends files one after the other to a path of the Apps API, and reports the progress of each. One that fails does not
 * hold up the others, and its notice stays until the next files are chosen. `arrived` is called for each, in the order
 * in which they were chosen.
 */
export function useUploads<Data>(path: string, arrived: (data: Data) => unknown) {
  const { storeId } = useStore()
  const [sendings, setSendings] = useState<Sending[]>([])
  const next = useRef(1)
  const queue = useRef(Promise.resolve())
  const latest = useRef(arrived)
  latest.current = arrived

  const change = (key: number, changes: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: number) => setSendings((all) => all.filter((one) => one.key !== key))

  const sendOne = async (key: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return
    const form = new FormData()
    form.append('file', file)
    try {
      const onProgress = (part: number) => change(key, { part })
      const data = await upload<Data>({ path: `/apps/api/v1${path}`, storeId, form, onProgress, signal })
      await latest.current(data)
      drop(key)
    } catch (error) {
      if (!signal.aborted) change(key, { error })
    }
  }

  const send = (files: File[]) => {
    setSendings((all) => all.filter(({ error }) => !error))
    for (const file of files) {
      const key = next.current++
      const control = new AbortController()
      const stop = () => {
        control.abort()
        drop(key)
      }
      setSendings((all) => [...all, { key, name: file.name, part: 0, stop }])
      queue.current = queue.current.then(() => sendOne(key, file, control.signal))
    }
  }
  return { sendings, send, isSending: sendings.some(({ error }) => !error) }
}

/** Shows the files on their way, each with its progress, and those that did not arrive. */
export function Sendings({ of }: { of: Sending[] }) {
  if (of.length === 0) return null
  return (
    <ul className="sendings">
      {of.map(({ key, name, part, error, stop }) => (
        <li key={key}>
          {error ? (
            <div className="stack-tight">
              <p className="strong">{name}</p>
              <Problem error={error} />
            </div>
          ) : (
            <Progress part={part} label={name} />
          )}
          <IconButton label={t(error ? 'common.close' : 'uploads.stop', { name })} onClick={stop}>
            <X size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

interface UploadFieldProps<Data> {
  /** The path to which the files are uploaded, under that of the Apps API. */
  path: string
  label: string
  hint?: string
  accept?: string
  /** Maximum number of files; with 1, the next may follow once the one before has arrived. */
  most?: number
  onArrived: (data: Data) => void
}

/** Takes files and sends them at once; those on their way are shown above it. */
export function UploadField<Data>({
  path,
  most = Number.POSITIVE_INFINITY,
  onArrived,
  ...field
}: UploadFieldProps<Data>) {
  const { sendings, send, isSending } = useUploads(path, onArrived)
  return (
    <>
      <Sendings of={sendings} />
      {(most > 1 || !isSending) && (
        <FileField {...field} multiple={most > 1} onFiles={(files) => send(files.slice(0, most))} />
      )}
    </>
  )
}
