import { toRupees } from '#contract/values/money.ts'
import type { Bill } from '#server/modules/taxes/domain/index.ts'
import { problem, type Problem } from './draft.ts'

/** Names of a bill's amounts as a client may state them. */
export type AmountName = 'perPlate' | 'subtotal' | 'discount' | 'taxable' | 'tax' | 'total' | 'amount'

/** Amounts in rupees that a client states of a bill, whatever they are; `amount` is the total. */
export type StatedAmounts = Readonly<Partial<Record<AmountName, unknown>>>

/** What a client states that the server computes otherwise (A10), beside its field. */
export function statedProblems(stated: StatedAmounts | undefined, bill: Bill): Problem[] {
  const amounts = { ...bill, amount: bill.total }
  return Object.entries(stated ?? {}).flatMap(([name, value]) =>
    value === toRupees(amounts[name as AmountName]) ? [] : [problem('amount_wrong', name)],
  )
}
