import { useEffect, useRef } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../words/store-settings.ts'
import { useStore } from '../../shell/store.tsx'

interface ColourFieldProps {
  name: string
  label: string
  hint: string
  value: string
  onValue: (value: string) => void
}

/** Takes a colour such as #2f4bd8, picked or typed; without one the store has the colour of its pages. */
export function ColourField({ name, label, hint, value, onValue }: ColourFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      pattern="#[0-9a-fA-F]{6}"
      maxLength={7}
      placeholder="#2f4bd8"
      spellCheck={false}
      optional
      before={
        <input
          type="color"
          className="colour-pick"
          aria-label={t('general.pick', { name: label })}
          value={isColour(value) ? value : '#ffffff'}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      }
    />
  )
}

interface LookPreviewProps {
  name: string
  logo: string | null
  primary: string
  background: string
}

/** Shows a corner of the store in its own colours, as they are chosen. */
export function LookPreview({ name, logo, primary, background }: LookPreviewProps) {
  const { money } = useStore()
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const ground = isColour(background) ? background : '#ffffff'
    const text = readableOn(ground)
    const accent = isColour(primary) ? primary : text
    const { style } = shown.current!
    style.setProperty('--ground-shown', ground)
    style.setProperty('--text-shown', text)
    style.setProperty('--accent-shown', accent)
    style.setProperty('--on-accent-shown', readableOn(accent))
  }, [primary, background])
  return (
    <div className="field">
      <p className="label">{t('general.preview')}</p>
      <figure ref={shown} className="look-preview" aria-label={t('general.preview')}>
        <div className="look-head">
          {logo && <img src={logo} alt="" />}
          {name}
        </div>
        <div className="look-product">
          <div>
            <p className="strong">{t('general.preview-product')}</p>
            <p>{money(25)}</p>
          </div>
          <span className="look-buy">{t('general.preview-buy')}</span>
        </div>
      </figure>
    </div>
  )
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Black or white, whichever has more contrast with a colour (WCAG 2.2: relative luminance). */
function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.179 ? '#000000' : '#ffffff'
}
