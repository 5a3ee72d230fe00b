import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  assign,
  firstRow,
  insertInto,
  run,
  select,
  sql,
  type ColumnsOf,
  type NewRowOf,
  type Sql,
} from '#server/kernel/sql.ts'
import { usualSettings, type AcceptanceLimit, type OrderSettings } from '../domain/order-settings.ts'
import { orderSettings, type orders } from '../tables.ts'

const s = orderSettings.as('s')

/** Reports whether an order is within what its caterer accepts automatically. */
export function isWithinSettings(order: typeof orders): Sql<boolean> {
  return sql`exists (select 1 from ${s} where ${s.caterer_id} = ${order.caterer_id}
    and ${order.guests} <= ${s.accept_guests} and ${order.total_paise} <= ${s.accept_paise})`
}

export async function findSettings(db: Queryable, catererId: string): Promise<OrderSettings> {
  const found = await firstRow(
    db,
    select({ guests: s.accept_guests, total: s.accept_paise, replies: s.replies })`
      from ${s} where ${s.caterer_id} = ${catererId}`,
  )
  if (!found) return usualSettings
  const { guests, total, replies } = found
  return {
    acceptUpTo: guests === null || total === null ? undefined : { guests, total },
    replies: replies ?? undefined,
  }
}

/** Locks how a caterer answers orders, and returns it. */
export async function lockSettings(tx: Tx, catererId: string, now: Date): Promise<OrderSettings> {
  // A caterer that has set nothing has no row to lock yet.
  await save(tx, catererId, { updated_at: now })
  return findSettings(tx, catererId)
}

/** Replaces what a caterer accepts automatically. */
export function saveAcceptance(
  tx: Tx,
  catererId: string,
  acceptUpTo: AcceptanceLimit | undefined,
  now: Date,
): Promise<void> {
  return save(tx, catererId, {
    accept_guests: acceptUpTo?.guests ?? null,
    accept_paise: acceptUpTo?.total ?? null,
    updated_at: now,
  })
}

/** Replaces the replies of a caterer. */
export function saveReplies(tx: Tx, catererId: string, replies: readonly string[], now: Date): Promise<void> {
  return save(tx, catererId, { replies, updated_at: now })
}

type NewSettings = NewRowOf<ColumnsOf<typeof orderSettings>>
type Saved = Pick<NewSettings, 'updated_at'> & Partial<Pick<NewSettings, 'accept_guests' | 'accept_paise' | 'replies'>>

async function save(tx: Tx, catererId: string, saved: Saved): Promise<void> {
  const row = insertInto(orderSettings, { caterer_id: catererId, ...saved })
  await run(tx, sql`${row} on conflict (caterer_id) do update set ${assign(orderSettings, saved)}`)
}
