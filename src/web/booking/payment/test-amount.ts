import { isRupees } from '#contract/values/money.ts'

/** Rupees that a test payment takes; the most is more than anybody needs. */
const least = 1
const most = 100_000

/** The amount as typed, in rupees; undefined when it is none that can be paid for nothing. Commas are read as they are written here. */
export function testAmount(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(',', '')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return isRupees(amount) && amount >= least && amount <= most ? amount : undefined
}
