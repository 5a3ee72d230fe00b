import { orderClaims, statedAmounts } from '#contract/endpoints/orders/quote.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { StatedAmounts } from '../domain/draft.ts'

type Claims = Partial<Record<(typeof orderClaims)[number] | (typeof statedAmounts)[number], unknown>>

/**
 * Takes out of a request what the server alone decides: the amounts that the client states, to be compared with its bill.
 * @throws `set_by_us` beside each field that follows from other calls
 */
export function withoutClaims<Given extends Claims>(
  given: Given,
): { rest: Omit<Given, keyof Claims>; stated: StatedAmounts | undefined } {
  const claimed = orderClaims.filter((name) => given[name] !== undefined)
  if (claimed.length > 0) {
    const problems = claimed.map((field) => ({ code: 'set_by_us', field, values: {} }) as const)
    throw new AppError('set_by_us', { problems })
  }
  const named = new Set<string>([...orderClaims, ...statedAmounts])
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !named.has(name)))
  const stated = Object.fromEntries(
    statedAmounts.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  )
  // Object.fromEntries forgets its keys.
  return { rest: rest as Omit<Given, keyof Claims>, stated: Object.keys(stated).length > 0 ? stated : undefined }
}
