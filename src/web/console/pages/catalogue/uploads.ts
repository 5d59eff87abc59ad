import { useRef, useState } from 'react'
import { upload } from '../../../api/upload.ts'
import { useStore } from '../../shell/store.tsx'

/** A file on its way, or one that did not arrive. */
export interface Sending {
  key: number
  name: string
  /** The part of it that has been sent, from 0 to 1. */
  part: number
  error?: unknown
  /** Stops it, or takes the notice away. */
  stop: () => void
}

/**
 * Sends files one after the other to a path, and tells how far each is. The first that fails does not keep the others
 * back. `arrived` is called for each, in the order in which they were chosen.
 */
export function useUploads<Data>(path: string, arrived: (data: Data) => void) {
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
      drop(key)
      latest.current(data)
    } catch (error) {
      if (!signal.aborted) change(key, { error })
    }
  }

  const send = (files: File[]) => {
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
  return { sendings, send }
}
