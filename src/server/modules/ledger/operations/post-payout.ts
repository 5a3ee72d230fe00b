import { paise, type Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Posting } from '../domain/entry.ts'
import { insertEntries, type NewEntry } from '../store.ts'

/** A transfer that leaves the bank, or came back. */
export interface PayoutPosting {
  payoutId: string
  catererId: string
  at: Date
  /** Of proceeds, what is paid of the caterer's money and what of it is taken for dues; of a compensation, what its customer gets. */
  sums: { kind: 'proceeds'; proceeds: Paise; dues: Paise } | { kind: 'compensation'; amount: Paise }
}

/** Writes that payouts were sent (caterer to bank, C92), or with `failed` that they came back. Each once. */
export async function postPayouts(tx: Tx, postings: readonly PayoutPosting[], failed = false): Promise<void> {
  await insertEntries(
    tx,
    postings.map((posting) => entryOf(posting, failed)),
  )
}

function entryOf({ payoutId: about, catererId, at, sums }: PayoutPosting, failed: boolean): NewEntry {
  const sign = failed ? -1 : 1
  const postings = postingsOf(sums)
    .map(({ account, amount }) => ({ account, amount: paise(sign * amount) }))
    .filter(({ amount }) => amount !== 0)
  const base = sums.kind === 'proceeds' ? 'payout' : 'compensation'
  const kind = failed ? (`${base}_failed` as const) : base === 'payout' ? 'payout' : 'compensation_paid'
  return { id: newId(), kind, orderId: null, catererId, about, at, postings }
}

function postingsOf(sums: PayoutPosting['sums']): Posting[] {
  if (sums.kind === 'compensation')
    return [
      { account: 'compensation', amount: sums.amount },
      { account: 'bank', amount: paise(-sums.amount) },
    ]
  const { proceeds, dues } = sums
  return [
    { account: 'caterer', amount: proceeds },
    { account: 'caterer_dues', amount: paise(-dues) },
    { account: 'bank', amount: paise(dues - proceeds) },
  ]
}
