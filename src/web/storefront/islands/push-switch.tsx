import { useEffect, useState } from 'preact/hooks'
import type { IslandWords } from '../words.ts'
import { say, send } from './send.ts'

/** Turns messages about orders on and off for this browser. */
export function PushSwitch({ publicKey, words }: { publicKey: string; words: IslandWords }) {
  const [state, become] = useState<'unknown' | 'impossible' | 'off' | 'on'>('unknown')
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) return become('impossible')
    navigator.serviceWorker
      .register('/worker.js')
      .then((worker) => worker.pushManager.getSubscription())
      .then((known) => become(known ? 'on' : 'off'))
      .catch(() => become('impossible'))
  }, [])
  const toggle = async () => {
    const problem = state === 'on' ? await turnOff(words) : await turnOn(publicKey, words)
    if (!problem) become(state === 'on' ? 'off' : 'on')
    say(problem ?? (state === 'on' ? words.pushOff : words.pushOn))
  }
  if (state === 'unknown' || state === 'impossible') return <p>{words.pushImpossible}</p>
  return (
    <button type="button" class="quiet button" onClick={toggle}>
      {state === 'on' ? words.turnOff : words.turnOn}
    </button>
  )
}

async function turnOn(publicKey: string, words: IslandWords): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return words.pushRefused
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    const { data, problem } = await send<{ id: string }>('/push', { endpoint: endpoint!, ...keys }, words)
    if (data) localStorage.setItem('push', data.id)
    return problem
  } catch {
    return words.pushRefused
  }
}

async function turnOff(words: IslandWords): Promise<string | null> {
  const { problem } = await send('/push/off', { id: localStorage.getItem('push') ?? '' }, words)
  if (problem) return problem
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return null
}
