import { Lock } from 'lucide-react'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

import { type FieldRefusal, fieldRefusalOf } from '../api/refusals.ts'
import { t } from '../words/words.ts'
import { changesOf } from './changes.ts'
import { forgetEdits } from './edited.ts'
import { numberIn } from './number-fields.ts'
import { Problem } from './states.tsx'

/** The fields of a form look for their own names in the last refusal of what it sent. */
const FormRefusal = createContext<FieldRefusal | null>(null)

/** Returns the message of the refusal that names this field; undefined if none does. */
export function useFieldRefusal(name: string): string | undefined {
  const refusal = useContext(FormRefusal)
  return refusal?.field === name ? refusal.message : undefined
}

/** The part of a mutation that a form uses. */
export interface Sending {
  error: unknown
  isPending: boolean
}

interface FormProps {
  /** The mutation that sends the form; its refusal is shown at the field that it names, or above the form. */
  sending: Sending
  /** Gets the content of the fields. */
  onSubmit: (values: FormValues) => void
  /** Called when somebody has changed one of its fields. */
  onEdit?: () => void
  children: ReactNode
  className?: string
  label?: string
  /** True if the reader may see what is in it, but not send it: it has no buttons then. */
  locked?: boolean
}

/** Draws a form whose fields keep their own values until it is sent. It is sent once at a time. */
export function Form({ sending, onSubmit, onEdit, children, className = 'stack', label, locked }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef<FormData>(null)
  const sent = useRef<Sent>(null)
  useEffect(() => {
    opened.current = dataOf(form.current!)
  }, [])
  const refusal = refusalIn(form.current, sending.error)
  const field = refusal?.field
  const isBesideField = Boolean(field && form.current?.elements.namedItem(field))
  useEffect(() => {
    const named = sending.error && field && form.current?.elements.namedItem(field)
    const first = named instanceof RadioNodeList ? named[0] : named
    if (first instanceof HTMLElement) first.focus()
    // A long form is sent from its end, and the refusal is shown at its beginning.
    else if (sending.error) form.current?.querySelector('.problem')?.scrollIntoView({ block: 'nearest' })
  }, [sending.error, field])
  // This runs before the fields look at their values.
  useLayoutEffect(() => {
    if (sending.isPending || !sent.current) return
    // If the form stays after it was saved, it continues with what was saved.
    if (!sending.error) {
      opened.current = withSaved(sent.current)
      forgetEdits(form.current!, sent.current.at)
    }
    sent.current = null
  }, [sending.isPending, sending.error])
  // An element without a name, such as a place for files, is no field of the form.
  const edit = ({ target }: FormEvent) => 'name' in target && target.name && onEdit?.()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const data = dataOf(event.currentTarget)
    sent.current = { data, fields: fieldsOf(event.currentTarget), at: event.timeStamp }
    onSubmit(new FormValues(data, opened.current!))
  }
  return (
    <FormRefusal.Provider value={refusal}>
      <form ref={form} onSubmit={submit} onInput={edit} className={className} aria-label={label}>
        {sending.error !== null && sending.error !== undefined && !isBesideField && (
          <Problem error={sending.error} />
        )}
        {locked ? (
          <>
            <p className="forbidden">
              <Lock size={16} aria-hidden="true" />
              {t('states.locked')}
            </p>
            <fieldset disabled className={`locked ${className}`}>
              {children}
            </fieldset>
          </>
        ) : (
          children
        )}
      </form>
    </FormRefusal.Provider>
  )
}

/**
 * Returns the refusal of a field in the form's terms: a path ends with the field's name here, list entries are counted
 * from one, and other fields are called by their labels.
 */
function refusalIn(form: HTMLFormElement | null, error: unknown): FieldRefusal | null {
  const refusal = fieldRefusalOf(error)
  if (!form || !refusal) return refusal
  const message = refusal.message.replace(/\b[a-z]+[A-Z]\w*/g, (name) => labelOf(form, name) ?? name)
  if (form.elements.namedItem(refusal.field)) return { ...refusal, message }
  const [, field, at] = /([^.[\]]+)(?:\[(\d+)\])?$/.exec(refusal.field) ?? []
  if (!field || !form.elements.namedItem(field)) return refusal
  return { field, message: at ? t('form.entry', { number: Number(at) + 1, problem: message }) : message }
}

function labelOf(form: HTMLFormElement, name: string): string | null {
  const field = form.elements.namedItem(name)
  const label = field instanceof HTMLInputElement && field.labels?.[0]?.firstChild?.textContent
  return label ? `“${label}”` : null
}

type TypedField = HTMLInputElement | HTMLTextAreaElement

/** The data that a form has sent, and each typed field, with its value and the record's value at that time. */
interface Sent {
  data: FormData
  at: number
  fields: { field: TypedField; name: string; value: string; recorded: string }[]
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TypedField>('input[name], textarea[name]')].map((field) => ({
    field,
    name: field.name,
    value: field.value,
    recorded: field.defaultValue,
  }))

/** Returns the content of the fields; numbers as JSON writes them, no matter how they were typed. */
export function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const { field, name, value } of fieldsOf(form)) {
    const number = numberIn(field, value)
    if (number !== undefined) data.set(name, number)
  }
  return data
}

/**
 * Returns what was sent, updated with what the service saved instead, such as a stock that sales have lowered, and
 * shows that, because a stale value must not be sent later. Fields that somebody is still typing into, or that differ
 * only by blanks, stay as they are.
 */
function withSaved({ data, fields }: Sent): FormData {
  for (const { field, name, value, recorded } of fields) {
    const saved = field.defaultValue
    if (saved === recorded || field.value !== value || saved.trim() === value.trim()) continue
    field.value = saved
    data.set(name, numberIn(field, saved) ?? saved)
  }
  return data
}

/** Reads what was typed into a form, by the names of the fields. */
export class FormValues {
  readonly #data: FormData
  readonly #opened: FormData
  /** Takes what is in the fields of a form, and what was in them when it was opened or last saved. */
  constructor(data: FormData, opened = data) {
    this.#data = data
    this.#opened = opened
  }
  /**
   * Returns the members of a record, as `read` makes it of the fields, whose fields somebody has changed: what others
   * have changed since the form was opened stays as it is.
   */
  changed<Fields extends object>(read: (values: FormValues) => Fields): Partial<Fields> {
    return changesOf(read(this), read(new FormValues(this.#opened)))
  }
  /** The trimmed text; empty if there is none. */
  text(name: string): string {
    const value = this.#data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  /** Returns the text, or undefined if nothing was typed. */
  optional(name: string): string | undefined {
    return this.text(name) || undefined
  }
  /** Returns the number; undefined if nothing was typed. */
  number(name: string): number | undefined {
    const text = this.text(name)
    return text === '' ? undefined : Number(text)
  }
  checked(name: string): boolean {
    return this.#data.has(name)
  }
  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string')
  }
  file(name: string): File | undefined {
    const value = this.#data.get(name)
    return value instanceof File && value.size > 0 ? value : undefined
  }
}
