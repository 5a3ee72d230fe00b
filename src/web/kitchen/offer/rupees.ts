import { formatCount } from '#contract/count.ts'
import { limits } from '#contract/limits.ts'
import { isRupees } from '#contract/values/money.ts'
import { m } from '#messages'

const { maxPrice } = limits.caterer

/** What is wrong with a typed price in rupees: it is needed, at least 0, with at most two decimals. */
export function rupeesProblem(typed: string): string | undefined {
  const text = typed.trim()
  const isRight = /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) <= maxPrice && isRupees(Number(text))
  return isRight ? undefined : m.manage_need_price({ max: formatCount(maxPrice) })
}

/** Returns a typed price that {@link rupeesProblem} finds nothing wrong with. */
export function rupeesFrom(typed: string): number {
  return Number(typed.trim())
}

/** Keeps of a typed or pasted price what may be part of it: '₹1,200.50/-' is 1200.50. */
export function cleanRupees(typed: string): string {
  return typed
    .replace(/\/-?\s*$/, '')
    .replace(/^\s*(₹|rs\.?)\s*/i, '')
    .replaceAll(',', '')
}
