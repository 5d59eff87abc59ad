import type { components } from '../../generated/apps.types.ts'
import { aliased, type Columns, columnList, jsonObject } from '../../src/db/sql/columns.ts'
import type { Statement, statement } from '../../src/db/statement.ts'

// Compiled, never run: what SQL makes for the contract has every member that the contract requires, and no other.

type Category = components['schemas']['Category']

const complete = {
  _id: 'id',
  name: 'name',
  slug: 'slug',
  description: 'description',
  image: 'image',
  parent: 'parent_id',
  ancestors: 'ancestors',
  position: 'position',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Category>
const { slug: _, ...withoutSlug } = complete

export const lists = [
  columnList<Category>(complete),
  jsonObject<Category>(complete),
  aliased<Category>(complete),
  // @ts-expect-error a member that the contract requires has no column
  columnList<Category>(withoutSlug),
  // @ts-expect-error the same member has no column
  jsonObject<Category>(withoutSlug),
  // @ts-expect-error the same member has no column
  aliased<Category>(withoutSlug),
  // @ts-expect-error the contract has no such member
  columnList<Category>({ ...complete, colour: 'colour' }),
]

// @ts-expect-error a column of the table of names is missing
export const map = { _id: 'id', name: 'name' } satisfies Columns<Category>

// @ts-expect-error what may be undefined would be sent as null: a statement's values are all given
export type Optional = Statement<{ id?: string }, never>

declare const find: ReturnType<typeof statement<{ id: string }, Category>>
declare const db: Parameters<typeof find>[0]
// @ts-expect-error a value of another name
export const misnamed = () => find(db, { ids: '1' })
