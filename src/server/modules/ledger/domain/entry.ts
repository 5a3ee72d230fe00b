import { paise, proportion, share, zero, type Paise } from '#contract/values/money.ts'

/**
 * Where money is, or whose it is: at the gateway for us, payable to the caterer, our fee, tax collected at source for the state,
 * or owed back to the customer. What a caterer owes for calling an order off, and the customer is to have of it, stand apart from
 * the money of the order, as it is not paid yet. What reductions of the order retained as cancellation charge has an account
 * of its own, gross: fee and TCS on it are deducted from the caterer's account.
 */
export type Account =
  | 'gateway'
  | 'caterer'
  | 'retained'
  | 'platform_fee'
  | 'tcs'
  | 'refunds_due'
  | 'caterer_dues'
  | 'compensation'

/**
 * Why an entry is written: money came and is in use; money came that cannot be used; money in use is to go back; money went back;
 * a caterer owes the customer for calling the order off (C68); a reduction retains a part of what is held, or an increase uses it.
 */
export type EntryKind = 'charge' | 'stray_charge' | 'refund_due' | 'refund' | 'compensation' | 'retain' | 'use_retained'

/** One side of an entry: what we have is positive, what we owe is negative. */
export interface Posting {
  account: Account
  amount: Paise
}

/** What decides how the money of an order is shared out; rates in basis points of the value without tax. */
export interface Basis {
  taxable: Paise
  total: Paise
  feeRate: number
  tcsRate: number
}

/** The sum of each account over an order's entries so far. */
export type Balances = Readonly<Record<Account, Paise>>

/** Before anything was written. */
export const noBalances: Balances = {
  gateway: zero,
  caterer: zero,
  retained: zero,
  platform_fee: zero,
  tcs: zero,
  refunds_due: zero,
  caterer_dues: zero,
  compensation: zero,
}

/** Money in use for an order: all that is payable to others than the customer. */
export function heldOf(balances: Balances): Paise {
  return paise(-(balances.caterer + balances.retained + balances.platform_fee + balances.tcs))
}

/** Fee and TCS are taken of the value in what is held, retained money included; the rest, with its GST, is the caterer's. */
function sharesOf(held: Paise, retained: Paise, { taxable, total, feeRate, tcsRate }: Basis): Record<Sharer, Paise> {
  const value = proportion(taxable, held, total)
  const fee = share(value, feeRate)
  const tcs = share(value, tcsRate)
  return { caterer: paise(held - retained - fee - tcs), retained, platform_fee: fee, tcs }
}

type Sharer = 'caterer' | 'retained' | 'platform_fee' | 'tcs'

/**
 * The rows of an entry, which add up to zero; none is zero itself. Shares are posted as the difference to what they should be
 * after the movement, so that whatever comes and goes in parts leaves no paisa behind when everything has gone back.
 * Throws a RangeError when more is to go back than is held, or more is retained than is held, or used than is retained.
 */
export function postingsOf(kind: EntryKind, amount: Paise, balances: Balances, basis: Basis): Posting[] {
  const back = paise(-amount)
  const moved: Record<EntryKind, () => Posting[]> = {
    charge: () => [{ account: 'gateway', amount }, ...reshared(amount, balances, basis)],
    stray_charge: () => [
      { account: 'gateway', amount },
      { account: 'refunds_due', amount: back },
    ],
    refund_due: () => [...reshared(back, balances, basis), { account: 'refunds_due', amount: back }],
    refund: () => [
      { account: 'refunds_due', amount },
      { account: 'gateway', amount: back },
    ],
    compensation: () => [
      { account: 'caterer_dues', amount },
      { account: 'compensation', amount: back },
    ],
    retain: () => retainedBy(amount, balances, basis),
    use_retained: () => retainedBy(back, balances, basis),
  }
  return moved[kind]().filter((posting) => posting.amount !== 0)
}

function reshared(change: Paise, balances: Balances, basis: Basis): Posting[] {
  const held = paise(heldOf(balances) + change)
  if (held < 0) throw new RangeError(`${-change} paise are more than the ${heldOf(balances)} that are held`)
  // A full refund takes the retained money as well.
  return shared(held, paise(Math.min(-balances.retained, held)), balances, basis)
}

function retainedBy(change: Paise, balances: Balances, basis: Basis): Posting[] {
  const held = heldOf(balances)
  const retained = paise(change - balances.retained)
  if (retained < 0 || retained > held) throw new RangeError(`${retained} paise cannot be retained of ${held}`)
  return shared(held, retained, balances, basis)
}

function shared(held: Paise, retained: Paise, balances: Balances, basis: Basis): Posting[] {
  const shares = sharesOf(held, retained, basis)
  const sharers: readonly Sharer[] = ['caterer', 'retained', 'platform_fee', 'tcs']
  return sharers.map((account) => ({ account, amount: paise(-shares[account] - balances[account]) }))
}
