import './emails.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/emails.ts'
import { useFresh } from '../../shell/fresh.ts'
import { PictureField } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { ColourField } from '../settings/look.tsx'
import { EmailFrame } from './frame.tsx'
import {
  type Chosen,
  type Drafted,
  type EmailName,
  type EmailTemplates,
  emailNames,
  previewQuery,
  type Template,
  templatesQuery,
  useSaving,
  useTest,
} from './queries.ts'

const standard: Template = { enabled: true, subject: null, introduction: null, closing: null }
/** The words of these pages have places of the same form, which show what stands here. */
const placeholders = { order: '{order}', store: '{store}', name: '{name}', total: '{total}' }
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Shows which e-mails go out to shoppers, and in which words and look. */
export function EmailsPage() {
  const asked = useFresh(templatesQuery(useStore()))
  return (
    <Page title={t('emails.title')} lead={t('emails.lead')}>
      <Answer to={asked}>{(known) => <EmailsForm known={known} />}</Answer>
    </Page>
  )
}

function EmailsForm({ known }: { known: EmailTemplates }) {
  const unsaved = useUnsaved()
  const save = useSaving(unsaved.saved)
  const [logo, setLogo] = useState(known.logo)
  const [color, setColor] = useState(known.color ?? '')
  const [templates, setTemplates] = useState(known.templates)
  const [name, setName] = useState<EmailName>('placed')
  const template = templates[name] ?? standard
  const look = { logo, color: isColour(color) ? color : null }
  const edited =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      unsaved.change()
      set(value)
    }
  const edit = edited((part: Partial<Template>) =>
    setTemplates({ ...templates, [name]: { ...template, ...part } }),
  )
  const chosen: Chosen = { ...look, templates }
  const submit = () => {
    unsaved.send()
    save.mutate(chosen)
  }
  return (
    <>
      <Form sending={save} onSubmit={submit}>
        <Panel title={t('emails.look')}>
          <div className="stack">
            <PictureField
              name="logo"
              label={t('emails.logo')}
              hint={t('emails.logo-hint')}
              url={logo}
              onUrl={edited(setLogo)}
              size="medium"
              optional
            />
            <ColourField
              name="color"
              label={t('emails.color')}
              hint={t('emails.color-hint')}
              value={color}
              onValue={edited(setColor)}
            />
          </div>
        </Panel>
        <Panel title={t('emails.words')}>
          <div className="stack">
            <SelectField
              name="name"
              label={t('emails.which')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value as EmailName)}
              options={emailNames.map((value) => ({ value, label: t(`emails.${value}`) }))}
            />
            <Words key={name} template={template} required={known.required.includes(name)} onEdit={edit} />
          </div>
        </Panel>
        <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
      </Form>
      <Preview drafted={{ name, ...look, template }} />
      {unsaved.question}
    </>
  )
}

interface WordsProps {
  template: Template
  required: boolean
  onEdit: (part: Partial<Template>) => void
}

function Words({ template, required, onEdit }: WordsProps) {
  return (
    <>
      <CheckField
        name="enabled"
        label={t('emails.enabled')}
        hint={required ? t('emails.required') : undefined}
        checked={template.enabled}
        disabled={required}
        onChange={(event) => onEdit({ enabled: event.currentTarget.checked })}
      />
      <TextField
        name="subject"
        label={t('emails.subject')}
        value={template.subject ?? ''}
        onChange={(event) => onEdit({ subject: event.currentTarget.value || null })}
        maxLength={150}
        optional
      />
      {(['introduction', 'closing'] as const).map((part) => (
        <TextArea
          key={part}
          name={part}
          label={t(`emails.${part}`)}
          hint={part === 'closing' ? t('emails.hint', placeholders) : undefined}
          value={template[part] ?? ''}
          onChange={(event) => onEdit({ [part]: event.currentTarget.value || null })}
          maxLength={1000}
          optional
        />
      ))}
    </>
  )
}

function Preview({ drafted }: { drafted: Drafted }) {
  const asked = useQuery(previewQuery(useStore(), useSettled(drafted)))
  const test = useTest()
  const [colours, setColours] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide')
  const choices = <Name extends 'light' | 'dark' | 'wide' | 'narrow'>(names: Name[]) =>
    names.map((name) => ({ name, label: t(`emails.${name}`) }))
  return (
    <Form sending={test} onSubmit={() => test.mutate(drafted)}>
      <Panel title={t('emails.preview')}>
        <div className="stack">
          <div className="row">
            <Choices
              label={t('emails.colours')}
              tabs={choices(['light', 'dark'])}
              current={colours}
              onChange={setColours}
            />
            <Choices
              label={t('emails.width')}
              tabs={choices(['wide', 'narrow'])}
              current={width}
              onChange={setWidth}
            />
          </div>
          <Answer to={asked}>
            {({ subject, html }) => (
              <>
                <p className="strong">{subject}</p>
                <EmailFrame html={html} dark={colours === 'dark'} narrow={width === 'narrow'} />
              </>
            )}
          </Answer>
          <Button type="submit" busy={test.isPending}>
            {t('emails.test')}
          </Button>
        </div>
      </Panel>
    </Form>
  )
}

/** Returns a value once it has not changed for a moment, so that not every key asks for a preview. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), 400)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
