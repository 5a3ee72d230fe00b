import type { Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { postingsOf, type Basis, type EntryKind } from '../domain/entry.ts'
import { balancesOf, insertEntry } from '../store.ts'

/** Money that moved for an order, or is owed for it. */
export interface Recorded {
  kind: EntryKind
  orderId: string
  /** The payment attempt or refund that moved it, or the order itself. */
  about: string
  amount: Paise
  basis: Basis
  at: Date
}

/**
 * Writes what moved into the ledger, within the transaction that moved it. The order must be locked, since its shares depend on
 * what was written before. Throws a RangeError when more is to go back than is held.
 */
export async function recordEntry(tx: Tx, { amount, basis, ...about }: Recorded): Promise<void> {
  const postings = postingsOf(about.kind, amount, await balancesOf(tx, about.orderId), basis)
  await insertEntry(tx, { id: newId(), ...about, postings })
}
