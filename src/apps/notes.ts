import type { NotesHandlers } from '../../generated/apps.routes.ts'
import * as notes from '../services/office/notes.ts'

export const notesHandlers: NotesHandlers = {
  listNotes: ({ db, shop, query }) => notes.list(db, shop, query),
  createNote: ({ db, shop, installation, body }) => notes.create(db, shop, installation, body),
  getNote: ({ db, shop, params }) => notes.get(db, shop, params.id),
  updateNote: ({ db, shop, params, body }) => notes.update(db, shop, params.id, body),
  deleteNote: ({ db, shop, params }) => notes.remove(db, shop, params.id),
}
