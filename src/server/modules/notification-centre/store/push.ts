import type { Queryable, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import {
  assign,
  at,
  firstRow,
  insertColumns,
  insertInto,
  list,
  returning,
  rowsAs,
  run,
  rows,
  sql,
} from '#server/kernel/sql.ts'
import type { PushedType } from '../domain/push-text.ts'
import { pushMessages, pushSubscriptions } from '../tables.ts'

const [s, g] = [pushSubscriptions.as('s'), pushMessages.as('g')]

export interface NewSubscription {
  id: string
  userId: string
  sessionId: string
  catererId: string
  endpoint: string
  p256dh: string
  auth: string
  publicKey: string
}

/**
 * Stores a subscription. One of the same endpoint is of the browser that asks, whoever used it before; so is an earlier one of the
 * same session.
 */
export async function saveSubscription(tx: Tx, given: NewSubscription, now: Date): Promise<void> {
  const { sessionId, endpoint } = given
  await run(tx, sql`delete from ${s} where ${s.session_id} = ${sessionId} or ${s.endpoint} = ${endpoint}`)
  await run(
    tx,
    insertInto(pushSubscriptions, {
      id: given.id,
      user_id: given.userId,
      session_id: sessionId,
      caterer_id: given.catererId,
      endpoint,
      p256dh: given.p256dh,
      auth: given.auth,
      public_key: given.publicKey,
      created_at: now,
    }),
  )
}

/** Deletes the oldest subscriptions of a person above so many. */
export async function keepNewest(tx: Tx, userId: string, most: number): Promise<void> {
  const older = pushSubscriptions.as('older')
  await run(
    tx,
    sql`delete from ${s} where ${s.id} in (
          select ${older.id} from ${older} where ${older.user_id} = ${userId}
          order by ${older.created_at} desc, ${older.id} desc offset ${most})`,
  )
}

/** Deletes a subscription of a person; undefined when it has none of that id. */
export async function deleteOwnSubscription(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<{ id: string } | undefined> {
  return firstRow(db, returning({ id: s.id })`delete from ${s} where ${s.id} = ${id} and ${s.user_id} = ${userId}`)
}

/** Deletes subscriptions with what they were still to be told. */
export async function deleteSubscriptions(db: Queryable, ids: readonly string[]): Promise<void> {
  await run(db, sql`delete from ${s} where ${s.id} = any(${list(ids)}::text[])`)
}

export async function deleteSubscriptionsOf(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`delete from ${s} where ${s.user_id} = ${userId}`)
}

export interface NewMessage {
  id: string
  subscriptionId: string
  eventId: string
  type: PushedType
  orderId: string
  catererId: string
  bookingCode: string
}

/** Queues messages. Of one event each subscription gets one. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[], now: Date): Promise<void> {
  const given = rowsAs(
    pushMessages,
    'given',
    messages.map(({ id, subscriptionId, eventId, type, orderId, catererId, bookingCode }) => ({
      id,
      subscription_id: subscriptionId,
      event_id: eventId,
      type,
      order_id: orderId,
      caterer_id: catererId,
      booking_code: bookingCode,
    })),
  )
  const names = ['id', 'subscription_id', 'event_id', 'type', 'order_id', 'caterer_id', 'booking_code'] as const
  await run(
    tx,
    sql`${insertColumns(pushMessages, ...names, 'created_at', 'next_try_at')}
        select ${given.id}, ${given.subscription_id}, ${given.event_id}, ${given.type}, ${given.order_id}, ${given.caterer_id},
          ${given.booking_code}, ${at(now)}, ${at(now)} from ${given}
        on conflict do nothing`,
  )
}

const claimed = {
  id: g.id,
  // Written by this module alone.
  type: sql<PushedType>`${g.type}`,
  orderId: g.order_id,
  bookingCode: g.booking_code,
  createdAt: g.created_at,
  tries: g.tries,
  subscriptionId: s.id,
  sessionId: s.session_id,
  endpoint: s.endpoint,
  p256dh: s.p256dh,
  auth: s.auth,
  publicKey: s.public_key,
}

/** Leases messages that are due, the most overdue first, with whom they are for. */
export function claimMessages(db: Queryable, { most, now, leaseUntil }: Claim) {
  const due = pushMessages.as('due')
  return rows(
    db,
    returning(
      claimed,
    )`update ${g} set ${assign(pushMessages, { tries: sql<number>`${g.tries} + 1`, next_try_at: leaseUntil })}
        from ${s}
        where ${s.id} = ${g.subscription_id} and ${g.id} in (
          select ${due.id} from ${due} where ${due.next_try_at} <= ${at(now)}
          order by ${due.next_try_at}, ${due.id} limit ${most} for update skip locked)`,
  )
}

export async function deleteMessages(db: Queryable, ids: readonly string[]): Promise<void> {
  await run(db, sql`delete from ${g} where ${g.id} = any(${list(ids)}::text[])`)
}

export async function tryMessageAgain(db: Queryable, id: string, when: Date): Promise<void> {
  await run(db, sql`update ${g} set ${assign(pushMessages, { next_try_at: when })} where ${g.id} = ${id}`)
}
