import { useEffect, useRef, useState } from 'react'

const key = 'kitchen-sound'

/** Plays two short tones. */
function ring(context: AudioContext): void {
  for (const [index, frequency] of [880, 1175].entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const begins = context.currentTime + index * 0.2
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.3, begins)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.4)
    tone.connect(volume).connect(context.destination)
    tone.start(begins)
    tone.stop(begins + 0.4)
  }
}

/**
 * Rings when an id comes that was not there before, and returns how many came last. Browsers play nothing before the
 * page was pressed, so the sound is switched on by a button.
 */
export function useRing(ids: string[] | undefined) {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on')
  const [arrived, setArrived] = useState(0)
  const known = useRef<Set<string>>(undefined)
  const audio = useRef<AudioContext>(undefined)
  useEffect(() => {
    if (!ids) return
    const before = known.current
    const fresh = before ? ids.filter((id) => !before.has(id)).length : 0
    known.current = new Set([...(before ?? []), ...ids])
    if (fresh === 0) return
    setArrived(fresh)
    if (!isOn) return
    audio.current ??= new AudioContext()
    ring(audio.current)
  }, [ids, isOn])
  const toggle = () => {
    localStorage.setItem(key, isOn ? 'off' : 'on')
    if (!isOn) {
      audio.current ??= new AudioContext()
      ring(audio.current)
    }
    setOn(!isOn)
  }
  return { isOn, toggle, arrived }
}
