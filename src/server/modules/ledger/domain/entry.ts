import { paise, proportion, share, zero, type Paise } from '#contract/values/money.ts'

/**
 * Where money is, or whose it is: at the gateway or in the bank for us, payable to the caterer, our fee and the GST on it, tax
 * collected (TCS) or deducted (TDS) at source for the state, or owed back to the customer. `promotions` is what the marketplace
 * pays on top of what customers paid: discounts of its coupons and gifts (C93). What a caterer owes for calling an order off, and
 * the customer is to have of it, stand apart from the money of the order. What reductions of an order retained as cancellation
 * charge has an account of its own until it is settled, gross: fee and taxes on it are deducted from the caterer's account.
 */
export type Account =
  | 'gateway'
  | 'bank'
  | 'caterer'
  | 'retained'
  | 'promotions'
  | 'platform_fee'
  | 'fee_gst'
  | 'tcs'
  | 'tds'
  | 'refunds_due'
  | 'caterer_dues'
  | 'compensation'

/**
 * Why an entry about an order is written: money came and is in use; money came that cannot be used; money in use is to go back;
 * money went back; a caterer owes the customer for calling the order off (C68); a reduction retains a part of what is held, or an
 * increase uses it; the order changed or ended without any of these; it was booked by earlier rules; it became payable.
 */
export type EntryKind =
  | 'charge'
  | 'stray_charge'
  | 'refund_due'
  | 'refund'
  | 'compensation'
  | 'retain'
  | 'use_retained'
  | 'adjust'
  | 'restate'
  | 'settle'

/** Entries about a caterer's orders together, or the compensation of one: it leaves the bank, or came back because it failed. */
export type PayoutEntryKind = 'payout' | 'payout_failed' | 'compensation_paid' | 'compensation_failed'

/** One side of an entry: what we have is positive, what we owe is negative. */
export interface Posting {
  account: Account
  amount: Paise
}

/** By what tax is deducted at source: the rate in basis points, and the value of which nothing is deducted. */
export interface Deduction {
  rate: number
  free: Paise
}

/** What decides how the money of an order is shared out; rates in basis points. */
export interface Basis {
  taxable: Paise
  total: Paise
  /** Of the value without tax. */
  feeRate: number
  /** Of the fee. */
  feeGstRate: number
  /** Of the value without tax. */
  tcsRate: number
  /** Discount without tax that the marketplace bears; zero where the caterer does. */
  discount: Paise
  /** What the marketplace pays for the order's gift. */
  gift: Paise
  /** Reports that nothing is served: no promotion is paid. */
  isOff: boolean
}

/** The sum of each account over an order's entries so far. */
export type Balances = Readonly<Record<Account, Paise>>

/** Before anything was written. */
export const noBalances: Balances = {
  gateway: zero,
  bank: zero,
  caterer: zero,
  retained: zero,
  promotions: zero,
  platform_fee: zero,
  fee_gst: zero,
  tcs: zero,
  tds: zero,
  refunds_due: zero,
  caterer_dues: zero,
  compensation: zero,
}

/** Money in use for an order: all that customers paid and neither have back nor are owed. */
export function heldOf({ gateway, refunds_due }: Pick<Balances, 'gateway' | 'refunds_due'>): Paise {
  return paise(gateway + refunds_due)
}

/** The value without tax in what is held, on which fee, TCS and TDS are calculated. */
export function valueOf(held: Paise, { taxable, total }: Pick<Basis, 'taxable' | 'total'>): Paise {
  return proportion(taxable, held, total)
}

/** The terms by which tax is deducted from a value, when so much of the year's free value is left; all is taxed without any. */
export function deductionFrom(value: Paise, rate: number, freeLeft: Paise | undefined): Deduction {
  return { rate, free: paise(Math.min(value, Math.max(0, freeLeft ?? 0))) }
}

/** Tax deducted at source from a value. */
export function taxOn(value: Paise, { rate, free }: Deduction): Paise {
  return share(paise(Math.max(0, value - free)), rate)
}

const sharers = ['caterer', 'retained', 'promotions', 'platform_fee', 'fee_gst', 'tcs', 'tds'] as const
type Sharer = (typeof sharers)[number]

/** What is on each account: what is owed is negative. */
function sharesOf(held: Paise, retained: Paise, basis: Basis, deduction: Deduction | undefined): Record<Sharer, Paise> {
  const value = valueOf(held, basis)
  const fee = share(value, basis.feeRate)
  const feeGst = share(fee, basis.feeGstRate)
  const tcs = share(value, basis.tcsRate)
  const tds = deduction ? taxOn(value, deduction) : zero
  const promotions = promotionsOf(paise(held - retained), basis)
  return {
    caterer: paise(-(held - retained + promotions - fee - feeGst - tcs - tds)),
    retained: paise(-retained),
    promotions,
    platform_fee: paise(-fee),
    fee_gst: paise(-feeGst),
    tcs: paise(-tcs),
    tds: paise(-tds),
  }
}

/** A discount is borne for the part of the bill that is paid for, a gift in full unless everything goes back. */
function promotionsOf(paid: Paise, { discount, gift, total, isOff }: Basis): Paise {
  if (isOff || paid <= 0) return zero
  return paise(proportion(discount, paise(Math.min(paid, total)), total) + gift)
}

/**
 * The rows of an entry, which add up to zero; none is zero itself. Shares are posted as the difference to what they should be
 * after the movement, so that whatever comes and goes in parts leaves no paisa behind when everything has gone back. An entry
 * `adjust`, `restate` or `settle` moves no money from or to a customer; its amount is not read.
 * Throws a RangeError when more is to go back than is held, or more is retained than is held, or used than is retained.
 */
export function postingsOf(
  kind: EntryKind,
  amount: Paise,
  balances: Balances,
  basis: Basis,
  deduction?: Deduction,
): Posting[] {
  const back = paise(-amount)
  const books = { balances, basis, deduction }
  const moved: Record<EntryKind, () => Posting[]> = {
    charge: () => [{ account: 'gateway', amount }, ...reshared(amount, books)],
    stray_charge: () => [
      { account: 'gateway', amount },
      { account: 'refunds_due', amount: back },
    ],
    refund_due: () => [...reshared(back, books), { account: 'refunds_due', amount: back }],
    refund: () => [
      { account: 'refunds_due', amount },
      { account: 'gateway', amount: back },
    ],
    compensation: () => [
      { account: 'caterer_dues', amount },
      { account: 'compensation', amount: back },
    ],
    retain: () => retainedBy(amount, books),
    use_retained: () => retainedBy(back, books),
    adjust: () => reshared(zero, books),
    restate: () => reshared(zero, books),
    // From now on what was retained is payable like the rest.
    settle: () => shared(heldOf(balances), zero, books),
  }
  return moved[kind]().filter((posting) => posting.amount !== 0)
}

interface BooksOfOrder {
  balances: Balances
  basis: Basis
  deduction: Deduction | undefined
}

function reshared(change: Paise, books: BooksOfOrder): Posting[] {
  const { balances } = books
  const held = paise(heldOf(balances) + change)
  if (held < 0) throw new RangeError(`${-change} paise are more than the ${heldOf(balances)} that are held`)
  // A full refund takes the retained money as well.
  return shared(held, paise(Math.min(-balances.retained, held)), books)
}

function retainedBy(change: Paise, books: BooksOfOrder): Posting[] {
  const held = heldOf(books.balances)
  const retained = paise(change - books.balances.retained)
  if (retained < 0 || retained > held) throw new RangeError(`${retained} paise cannot be retained of ${held}`)
  return shared(held, retained, books)
}

function shared(held: Paise, retained: Paise, { balances, basis, deduction }: BooksOfOrder): Posting[] {
  const shares = sharesOf(held, retained, basis, deduction)
  return sharers.map((account) => ({ account, amount: paise(shares[account] - balances[account]) }))
}
