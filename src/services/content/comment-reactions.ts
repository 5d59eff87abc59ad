import type { components } from '../../../generated/store.types.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { refuseSql } from '../../db/sql/refusals.ts'
import { sendAndCommit, statement } from '../../db/statement.ts'

type LikeState = components['schemas']['CommentLikeState']
type Reaction = { id: string; shopId: string; userId: string; liked: boolean }

// Parallel calls for one comment queue here, so that each sees what the one before wrote in the next statement, which
// is pipelined with this one.
const lock = statement<{ id: string; shopId: string }, { id: string }>(
  'comments.lock',
  `with found as (
      select id from comments
      where id = :id and shop_id = :shopId and deleted_at is null and hidden_at is null
      for no key update
    )
    select coalesce((select id from found), ${refuseSql('commentNotFound')}) as id`,
)

// `wanted` is null if the caller withdraws their earlier reaction. Counts and rows change in one statement.
const react = statement<Reaction, LikeState>(
  'comments.react',
  `with before as (
      select (
        select liked from comment_reactions where comment_id = :id and user_id = :userId and shop_id = :shopId
      ) as said
      from comments where id = :id and shop_id = :shopId and deleted_at is null and hidden_at is null
    ), change as (
      select said, nullif(:liked::boolean, said) as wanted from before
    ), taken as (
      delete from comment_reactions using change
      where comment_id = :id and user_id = :userId and shop_id = :shopId and change.wanted is null
    ), given as (
      insert into comment_reactions (comment_id, user_id, shop_id, liked)
      select :id, :userId, :shopId, wanted from change where wanted is not null
      on conflict (comment_id, user_id, shop_id) do update set liked = excluded.liked
    )
    update comments set
      likes = likes + coalesce(wanted, false)::int - coalesce(said, false)::int,
      dislikes = dislikes + coalesce(not wanted, false)::int - coalesce(not said, false)::int
    from change
    where id = :id and shop_id = :shopId
    returning ${columnList<LikeState>({
      likes: 'likes',
      dislikes: 'dislikes',
      isLiked: 'coalesce(wanted, false)',
      isDisliked: 'coalesce(not wanted, false)',
    })}`,
)

const insertReport = statement<Omit<Reaction, 'liked'> & { reason: string }, { id: string }>(
  'comments.report',
  `with found as (
        select id from comments
        where id = :id and shop_id = :shopId and deleted_at is null and hidden_at is null
      ), added as (
        insert into comment_reports (comment_id, user_id, shop_id, reason)
        select id, :userId, :shopId, :reason from found
        on conflict (comment_id, user_id, shop_id) do nothing
      )
      select id from found`,
)

/**
 * Toggles the caller's like, or dislike if `liked` is false: a second call withdraws it, and it replaces the opposite
 * reaction. Counts are exact under parallel calls. Throws commentNotFound.
 */
export async function toggle(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  { id, liked }: { id: string; liked: boolean },
): Promise<LikeState> {
  const reaction = { id, shopId: shop.id, userId: shopper.id, liked }
  const [, [state]] = await sendAndCommit(tx, lock.with(reaction), react.with(reaction))
  return state!
}

/** Records the caller's report of a comment, once: a second report changes nothing. Throws commentNotFound. */
export async function report(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  reason: string,
): Promise<null> {
  const wanted = { id, shopId: shop.id, userId: shopper.id, reason }
  const [[found]] = await sendAndCommit(tx, insertReport.with(wanted))
  if (!found) throw new Refusal('commentNotFound')
  return null
}
