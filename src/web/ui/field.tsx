import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useFieldRefusal } from './form.tsx'

interface FieldOptions {
  name: string
  label: string
  /** Help with filling the field in; it stays visible while there is an error. */
  hint?: ReactNode
  /** Is shown in place of what a refusal says of this field. */
  error?: string
  /** What the field understands of what is typed, as that is typed. */
  understood?: string
  /** Says "optional" beside the label. */
  optional?: boolean
}

/** The attributes that tie a control to its label, its hint and its error. */
interface Tied {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Field({
  name,
  label,
  hint,
  error,
  understood,
  optional,
  children,
}: FieldOptions & { children: (tied: Tied) => ReactNode }) {
  const id = useId()
  const refusal = useFieldRefusal(name)
  const wrong = error ?? refusal
  const described = [hint && `${id}-hint`, understood && `${id}-read`, wrong && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
        {optional && <span className="muted"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {understood !== undefined && <Understood id={`${id}-read`}>{understood}</Understood>}
      {wrong && (
        <p id={`${id}-error`} className="field-error">
          {wrong}
        </p>
      )}
    </div>
  )
}

/** Says what a field has understood, also aloud; it is there before there is anything to say. */
export function Understood({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="hint understood tabular" aria-live="polite">
      {children}
    </p>
  )
}

interface InputProps extends FieldOptions, Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  /** They stand inside of its frame, such as the sign of a currency. */
  before?: ReactNode
  after?: ReactNode
  /** Has the focus as soon as it is there: the first field of a page that is a form. */
  focused?: boolean
  ref?: RefObject<HTMLInputElement | null>
}

/** Browsers offer six digits for a year where a date has no end, and the service knows four. */
const latest: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' }

/** Shows a line of text, a number, a date: whatever `type` says. */
export function TextField({ name, label, hint, error, understood, optional, ...rest }: InputProps) {
  const { before, after, focused = false, ref, ...given } = rest
  const input = { ...given, max: given.max ?? latest[given.type ?? ''] }
  const own = useRef<HTMLInputElement>(null)
  const control = ref ?? own
  useEffect(() => {
    if (focused) control.current?.focus()
  }, [focused, control])
  return (
    <Field {...{ name, label, hint, error, understood, optional }}>
      {(tied) =>
        before || after ? (
          <span className="input input-group">
            {before && <span className="affix">{before}</span>}
            <input data-focus={focused || undefined} {...input} {...tied} ref={control} />
            {after && <span className="affix">{after}</span>}
          </span>
        ) : (
          <input className="input" data-focus={focused || undefined} {...input} {...tied} ref={control} />
        )
      }
    </Field>
  )
}

type AreaProps = FieldOptions & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ name, label, hint, error, optional, ...area }: AreaProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(tied) => <textarea className="input" rows={4} {...area} {...tied} />}
    </Field>
  )
}

type SelectProps = FieldOptions & SelectHTMLAttributes<HTMLSelectElement> & { options: Option[] }

export interface Option {
  value: string
  label: string
}

export function SelectField({ name, label, hint, error, optional, options, ...select }: SelectProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(tied) => (
        <select className="input select" {...select} {...tied}>
          {optionsOf(options)}
        </select>
      )}
    </Field>
  )
}

/**
 * Returns the options of a select, to be called and not rendered: Preact gives a `defaultValue` to the select's own
 * children alone, and what a part renders is none of them.
 */
export const optionsOf = (options: Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type CheckProps = FieldOptions & InputHTMLAttributes<HTMLInputElement>

/** Shows a tick with its words beside it. */
export function CheckField({ name, label, hint, error: _, optional: __, ...input }: CheckProps) {
  const id = useId()
  return (
    <div className="check">
      <input
        type="checkbox"
        {...input}
        id={id}
        name={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
