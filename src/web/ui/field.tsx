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
  /** Shown instead of a refusal's words about this field. */
  error?: string
  /** How the field understands the text, while it is typed. */
  understood?: string
  /** Says "optional" next to the label. */
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

/** Shows and announces how a field understood its text; it exists before there is anything to say. */
export function Understood({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="hint understood tabular" aria-live="polite">
      {children}
    </p>
  )
}

interface InputProps extends FieldOptions, Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  /** Shown inside its frame, such as a currency sign. */
  before?: ReactNode
  after?: ReactNode
  /** Takes the focus when it appears: the first field of a page that is a form. */
  focused?: boolean
  ref?: RefObject<HTMLInputElement | null>
}

/** Browsers offer six digits for a year if a date has no maximum, and the service knows four. */
const latest: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' }

/** A field for a line of text, a number or a date, depending on `type`. */
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
 * Returns the options of a select, to be called rather than rendered: Preact applies a `defaultValue` only to the
 * select's own children, not to what a component renders.
 */
export const optionsOf = (options: Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type CheckProps = FieldOptions & InputHTMLAttributes<HTMLInputElement>

/** A checkbox with its label. */
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
