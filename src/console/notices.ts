import type { NoticesHandlers } from '../../generated/console.routes.ts'
import * as notices from '../services/notices/choices.ts'

export const noticesHandlers: NoticesHandlers = {
  getNotices: ({ db, account, params }) => notices.get(db, account.id, params.storeId),
  setNotices: ({ db, account, params, body }) => notices.set(db, account.id, params.storeId, body),
}
