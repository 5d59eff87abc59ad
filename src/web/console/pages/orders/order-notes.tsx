import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { notesQuery, type Order } from './queries.ts'

/** What the team notes about an order. The buyer sees none of it. */
export function OrderNotes({ order }: { order: Order }) {
  const current = useStore()
  const notes = useQuery(notesQuery(current, order._id))
  return (
    <Panel title={t('order.notes')} actions={<span className="muted small">{t('order.notes-lead')}</span>}>
      <div className="stack">
        <Answer to={notes}>
          {({ notes: found }) =>
            found.length > 0 && (
              <ul className="notes">
                {found.map((note) => (
                  <Note key={note._id} {...note} />
                ))}
              </ul>
            )
          }
        </Answer>
        <NewNote order={order} />
      </div>
    </Panel>
  )
}

interface NoteProps {
  _id: string
  content: string
  author: { name: string | null }
  createdAt: string
}

function Note({ _id, content, author, createdAt }: NoteProps) {
  const { api } = useStore()
  const remove = useChange({
    send: () => api.notes.delete(_id),
    changes: ['notes'],
    done: t('order.note-deleted'),
  })
  return (
    <li>
      <div className="stack-tight">
        <p className="prose">{content}</p>
        <p className="muted small">
          {author.name} · <Time at={createdAt} />
        </p>
      </div>
      <IconButton label={t('order.note-delete')} busy={remove.isPending} onClick={() => remove.mutate()}>
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}

function NewNote({ order: { _id, orderId } }: { order: Order }) {
  const { api } = useStore()
  // A form of its own for each note: the next one begins empty.
  const [written, setWritten] = useState(0)
  const add = useChange({
    send: (content: string) =>
      api.notes.create({
        title: t('order.note-title', { number: `#${orderId}` }),
        content,
        resource: 'orders',
        resourceId: _id,
      }),
    changes: ['notes'],
    done: t('order.note-added'),
    after: () => setWritten(written + 1),
  })
  return (
    <Form key={written} sending={add} onSubmit={(values) => add.mutate(values.text('content'))}>
      <TextArea name="content" label={t('order.note-new')} rows={2} maxLength={5000} required />
      <div className="row">
        <Button type="submit" busy={add.isPending}>
          {t('order.note-add')}
        </Button>
      </div>
    </Form>
  )
}
