import './notes.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { NotebookPen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/office.ts'
import { useChange } from '../../shell/change.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Resource, resources } from './filters.ts'
import { type Note, notesQuery } from './queries.ts'
import { DeleteNote } from './record-notes.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/tasks/notes')

/** Shows all notes of the team, newest first: those of the store, and those about its records. */
export function NotesPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const current = useStore()
  const mayWrite = current.may('WRITE_NOTES')
  const notes = useQuery(notesQuery(current, filters))
  const [editing, setEditing] = useState<Note | 'new'>()
  const [deleting, setDeleting] = useState<Note>()
  return (
    <Page
      title={t('notes.title')}
      lead={t('notes.lead')}
      actions={
        mayWrite && (
          <Button look="main" onClick={() => setEditing('new')}>
            {t('notes.new')}
          </Button>
        )
      }
    >
      <SectionLinks of="office" />
      <ResourceFilter
        value={filters.resource}
        onChange={(resource) => navigate({ search: { resource }, replace: true })}
      />
      <List
        of={notes}
        onPage={(page) => navigate({ search: { ...filters, page } })}
        empty={
          <Panel>
            <NoNotes narrowed={Boolean(filters.resource)} onClear={() => navigate({ search: {} })} />
          </Panel>
        }
      >
        {({ notes: rows }) => (
          <ul className="note-cards">
            {rows.map((note) => (
              <NoteCard key={note._id} note={note} onEdit={setEditing} onDelete={setDeleting} />
            ))}
          </ul>
        )}
      </List>
      {editing && (
        <NoteDialog note={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {deleting && <DeleteNote note={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}

interface ResourceFilterProps {
  value: Resource | undefined
  onChange: (resource: Resource | undefined) => void
}

function ResourceFilter({ value, onChange }: ResourceFilterProps) {
  return (
    <div className="filters note-filter">
      <SelectField
        name="resource"
        label={t('notes.about')}
        value={value ?? ''}
        onChange={(event) => onChange(resources.find((one) => one === event.currentTarget.value))}
        options={[
          { value: '', label: t('notes.about-all') },
          ...resources.map((one) => ({ value: one, label: t(`notes.of-${one}`) })),
        ]}
      />
    </div>
  )
}

function NoNotes({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('notes.empty')} icon={<NotebookPen size={20} aria-hidden="true" />}>
        {t('notes.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('notes.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}

interface NoteCardProps {
  note: Note
  onEdit: (note: Note) => void
  onDelete: (note: Note) => void
}

function NoteCard({ note, onEdit, onDelete }: NoteCardProps) {
  const { may } = useStore()
  const { title, content, author, createdAt } = note
  return (
    <li className="note-card">
      <div className="row row-apart">
        <h2>{title}</h2>
        <About note={note} />
      </div>
      <p className="prose note-text">{content}</p>
      <div className="row row-apart">
        <p className="muted small">
          {author.name ?? t('notes.somebody')} · <Time at={createdAt} />
        </p>
        {may('WRITE_NOTES') && (
          <span className="row">
            <IconButton label={t('notes.edit-of', { title })} onClick={() => onEdit(note)}>
              <Pencil size={16} />
            </IconButton>
            <IconButton label={t('notes.delete-of', { title })} onClick={() => onDelete(note)}>
              <Trash2 size={16} />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  )
}

/** Shows the record that a note is about, with a link if it has a page. */
function About({ note: { resource, resourceId } }: { note: Note }) {
  const { storeId, may } = useStore()
  if (!resource || !resourceId) return null
  const words = t(`notes.of-${resource}`)
  if (resource === 'orders' && may('READ_ORDERS')) {
    return (
      <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: resourceId }}>
        {words}
      </Link>
    )
  }
  if (resource === 'customers' && may('READ_CUSTOMERS')) {
    return (
      <Link to="/stores/$storeId/customers/$customerId" params={{ storeId, customerId: resourceId }}>
        {words}
      </Link>
    )
  }
  return <Badge>{words}</Badge>
}

function NoteDialog({ note, onClose }: { note?: Note; onClose: () => void }) {
  const { api } = useStore()
  const save = useChange({
    send: (values: FormValues) => {
      if (note) return api.notes.update(note._id, values.changed(bodyOf))
      return api.notes.create(bodyOf(values))
    },
    changes: ['notes'],
    done: t('notes.added'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(note ? 'notes.edit' : 'notes.new')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="title"
        label={t('notes.name')}
        defaultValue={note?.title}
        maxLength={200}
        required
        focused
      />
      <TextArea
        name="content"
        label={t('notes.content')}
        defaultValue={note?.content}
        maxLength={20000}
        rows={8}
        required
      />
    </FormDialog>
  )
}

const bodyOf = (values: FormValues) => ({ title: values.text('title'), content: values.text('content') })
