import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { pushSubscriptions } from '../tables.ts'

const s = pushSubscriptions.as('s')

/** Subscriptions of a person for its present caterer and our present key, newest first. */
export function listSubscriptionsOf(
  db: Queryable,
  { userId, catererId, publicKey }: { userId: string; catererId: string; publicKey: string },
) {
  return rows(
    db,
    select({ id: s.id, sessionId: s.session_id, createdAt: s.created_at })`
      from ${s} where ${s.user_id} = ${userId} and ${s.caterer_id} = ${catererId} and ${s.public_key} = ${publicKey}
      order by ${s.created_at} desc, ${s.id} desc`,
  )
}

/** Subscriptions of people for caterers. */
export function listSubscriptionsFor(db: Queryable, userIds: readonly string[], catererIds: readonly string[]) {
  return rows(
    db,
    select({ id: s.id, userId: s.user_id, catererId: s.caterer_id })`
      from ${s} where ${s.user_id} = any(${list(userIds)}::text[]) and ${s.caterer_id} = any(${list(catererIds)}::text[])
      order by ${s.id}`,
  )
}

/** Subscriptions with the sessions by which they are used. */
export function listSubscribedSessions(db: Queryable, after: string, most: number) {
  return rows(
    db,
    select({ id: s.id, sessionId: s.session_id, publicKey: s.public_key })`
      from ${s} where ${s.id} > ${after} order by ${s.id} limit ${most}`,
  )
}

/** What an export tells of a person's subscriptions: neither addresses nor keys, which are those of a browser. */
export function readSubscriptionsOf(db: Queryable, userId: string) {
  return rows(
    db,
    select({ catererId: s.caterer_id, service: sql<string>`split_part(${s.endpoint}, '/', 3)`, at: s.created_at })`
      from ${s} where ${s.user_id} = ${userId} order by ${s.id}`,
  )
}
