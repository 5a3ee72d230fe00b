import { fromRupees } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { saveCustomMinimum } from '#server/modules/caterers/index.ts'

/** Saves the smallest bill of the custom menu, which is the caterer's (C87). */
export async function saveMinBill(tx: Tx, catererId: string, minBill: number | undefined): Promise<void> {
  if (minBill !== undefined) await saveCustomMinimum(tx, catererId, fromRupees(minBill))
}
