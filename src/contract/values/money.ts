import { formatCount } from '#contract/count.ts'

/**
 * Money is whole paise, branded so that a number of rupees cannot slip in.
 * The API speaks rupees (at most two decimals) and converts here, once, at its edge.
 */
export type Paise = number & { readonly __unit: 'paise' }

/** The largest amount the product handles: ₹100 crore. Keeps every sum well inside exact integers. */
export const maxPaise = 100_000_000_000

/** Throws a RangeError unless `amount` is a whole number of paise within ±{@link maxPaise}. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > maxPaise) {
    throw new RangeError(`${amount} is not a whole amount of paise`)
  }
  // Adding 0 turns -0, which would compare and print as something else, into 0.
  return (amount + 0) as Paise
}

export const zero = paise(0)

/** True for what can be paid in rupees and paise: at most two decimals, within the range. 0.1 + 0.2 is no such number. */
export function isRupees(rupees: number): boolean {
  return (Number.isInteger(rupees) || Number(rupees.toFixed(2)) === rupees) && Math.abs(rupees) * 100 <= maxPaise
}

/** Rupees from the API's edge to paise. Throws a RangeError for what {@link isRupees} does not take. */
export function fromRupees(rupees: number): Paise {
  if (!isRupees(rupees)) throw new RangeError(`${rupees} is not an amount in rupees and paise`)
  return paise(Math.round(rupees * 100))
}

/** Paise to the rupees that the API shows. */
export function toRupees(amount: Paise): number {
  return amount / 100
}

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0
  for (const amount of amounts) total += amount
  return paise(total)
}

/** `quantity` must be a whole number. */
export function times(amount: Paise, quantity: number): Paise {
  return paise(amount * quantity)
}

/** The one place where money is rounded: a share in basis points (1 % = 100), half a paisa away from zero. */
export function share(amount: Paise, basisPoints: number): Paise {
  const exact = amount * basisPoints
  const whole = Math.trunc(exact / 10_000)
  const rest = Math.abs(exact % 10_000)
  return paise(whole + (rest * 2 >= 10_000 ? Math.sign(exact) : 0))
}

/**
 * Divides an amount in proportion to `weights`; the parts add up to it again. Each is rounded down and the paise that are left
 * go to the largest remainders, the first of equals first. Throws a RangeError unless the weights are whole, not negative and
 * not all zero.
 */
export function split(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((all, weight) => all + weight, 0)
  if (!(whole > 0) || !Number.isSafeInteger(whole) || weights.some((weight) => weight < 0 || !Number.isInteger(weight)))
    throw new RangeError(`nothing can be divided by ${weights.join(' : ')}`)
  // A product of two amounts leaves the exact integers of a number.
  const exact = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight))
  const parts = exact.map((part) => Number(part / BigInt(whole)))
  const left = Math.abs(amount) - parts.reduce((all, part) => all + part, 0)
  const remainders = exact.map((part, i) => ({ i, rest: part % BigInt(whole) }))
  // Sorting is stable, so equals keep their order.
  const luckiest = remainders.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0)).slice(0, left)
  const lucky = new Set(luckiest.map(({ i }) => i))
  return parts.map((part, i) => paise(Math.sign(amount) * (part + (lucky.has(i) ? 1 : 0))))
}

/** What `part` of `whole` comes to of `amount`, half a paisa upwards. All three are not negative, and `whole` is not zero. */
export function proportion(amount: Paise, part: Paise, whole: Paise): Paise {
  return paise(Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))))
}

/** '₹1,25,000' or '₹1,25,000.50': paise appear only when there are some. At most two decimals. */
export function formatRupees(rupees: number): string {
  const [whole = '', fraction] = Math.abs(rupees)
    .toFixed(Number.isInteger(rupees) ? 0 : 2)
    .split('.')
  return `${rupees < 0 ? '-' : ''}₹${formatCount(Number(whole))}${fraction ? `.${fraction}` : ''}`
}

/** As {@link formatRupees}, from paise. */
export function formatPaise(amount: Paise): string {
  return formatRupees(toRupees(amount))
}
