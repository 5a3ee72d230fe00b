import type { Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { noBalances, postingsOf, type Basis, type EntryKind } from '../domain/entry.ts'
import { booksOf, insertEntries, type NewEntry, type OrderBooks } from '../store.ts'

/** Money that moved for an order, or is owed for it. */
export interface Recorded {
  kind: Exclude<EntryKind, 'settle'>
  orderId: string
  /** The payment attempt, refund or change that moved it, or the order itself. */
  about: string
  amount: Paise
  basis: Basis
  at: Date
}

/** What an order without entries has. */
export const emptyBooks: OrderBooks = { balances: noBalances, deduction: undefined }

/**
 * Writes what moved into the ledger, within the transaction that moved it. The order must be locked, since its shares depend on
 * what was written before: `books` are those of the locked order where they were read. Throws a RangeError when more is to go
 * back than is held.
 */
export async function recordEntry(tx: Tx, recorded: Recorded, books?: OrderBooks): Promise<void> {
  if (books) await insertEntries(tx, [entryOf(recorded, books)])
  else await recordEntries(tx, [recorded])
}

function entryOf({ amount, basis, ...about }: Recorded, { balances, deduction }: OrderBooks): NewEntry {
  return { id: newId(), ...about, postings: postingsOf(about.kind, amount, balances, basis, deduction) }
}

/**
 * Writes entries of different orders, as {@link recordEntry} does, in two statements. Returns how many there were to write: one that
 * changes nothing is left out.
 */
export async function recordEntries(tx: Tx, recorded: readonly Recorded[]): Promise<number> {
  const books = await booksOf(
    tx,
    recorded.map(({ orderId }) => orderId),
  )
  const entries = recorded.map((one) => entryOf(one, books.get(one.orderId) ?? emptyBooks))
  await insertEntries(tx, entries)
  return entries.filter(({ postings }) => postings.length > 0).length
}
