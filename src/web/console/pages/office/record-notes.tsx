import './notes.css'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/office.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Resource } from './filters.ts'
import { type Note, recordNotesQuery } from './queries.ts'

interface RecordNotesProps {
  resource: Resource
  resourceId: string
  /** The title of the notes that are written here; the list of all notes shows it. */
  title: string
}

/**
 * Shows the team's notes about a record, such as an order or a customer. They are not printed, so no shopper sees them.
 */
export function RecordNotes(about: RecordNotesProps) {
  const current = useStore()
  const [page, setPage] = useState(1)
  const mayRead = current.may('READ_NOTES')
  const notes = useQuery({
    ...recordNotesQuery(current, about.resource, about.resourceId, page),
    enabled: mayRead,
  })
  const [deleting, setDeleting] = useState<Note>()
  if (!mayRead) return null
  const mayWrite = current.may('WRITE_NOTES')
  return (
    <div className="not-on-paper">
      <Panel title={t('notes.title')} actions={<span className="muted small">{t('notes.lead')}</span>}>
        <div className="stack">
          <Answer to={notes}>
            {({ notes: found, pagination }) =>
              pagination.total > 0 && (
                <>
                  <ul className="notes">
                    {found.map((note) => (
                      <NoteLine
                        key={note._id}
                        note={note}
                        onDelete={mayWrite ? () => setDeleting(note) : undefined}
                      />
                    ))}
                  </ul>
                  <Pagination at={pagination} onPage={setPage} />
                </>
              )
            }
          </Answer>
          {mayWrite && <NewNote {...about} onWritten={() => setPage(1)} />}
        </div>
        {deleting && <DeleteNote note={deleting} onClose={() => setDeleting(undefined)} />}
      </Panel>
    </div>
  )
}

function NoteLine({ note, onDelete }: { note: Note; onDelete?: () => void }) {
  return (
    <li>
      <div className="stack-tight">
        <p className="prose">{note.content}</p>
        <p className="muted small">
          {note.author.name ?? t('notes.somebody')} · <Time at={note.createdAt} />
        </p>
      </div>
      {onDelete && (
        <IconButton label={t('notes.delete')} onClick={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      )}
    </li>
  )
}

function NewNote({ resource, resourceId, title, onWritten }: RecordNotesProps & { onWritten: () => void }) {
  const { api } = useStore()
  // Each note has its own form, so that the next one begins empty.
  const [written, setWritten] = useState(0)
  const add = useChange({
    send: (content: string) => api.notes.create({ title, content, resource, resourceId }),
    changes: ['notes'],
    done: t('notes.added'),
    after: () => {
      setWritten(written + 1)
      onWritten()
    },
  })
  return (
    <Form key={written} sending={add} onSubmit={(values) => add.mutate(values.text('content'))}>
      <TextArea name="content" label={t('notes.write')} rows={2} maxLength={5000} required />
      <div className="row">
        <Button type="submit" busy={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  )
}

export function DeleteNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('notes.delete-title')}
      action={t('notes.delete')}
      send={() => api.notes.delete(note._id)}
      changes={['notes']}
      done={t('notes.deleted')}
      onClose={onClose}
    >
      <p className="prose note-asked">{note.content}</p>
    </ConfirmChange>
  )
}
