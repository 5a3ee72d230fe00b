import type { Day } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Queryable } from '#server/kernel/context.ts'
import type { Identity } from '#server/modules/identity/index.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { Point } from '#contract/values/place.ts'
import type { Payments } from '#server/modules/payments/index.ts'
import type { HasOpenComplaint } from './queries/due/due.ts'
import type { IsReviewed } from './queries/orders.ts'

/** What operations that move money work with. */
export interface MoneyDeps {
  payments: Payments
}

/** What the operations of this module work with in addition to their context. */
export interface OrderingDeps extends MoneyDeps {
  /**
   * Reports whether a customer was to be paid a compensation at the caterer's bank account, or at a UPI id of one of the phones. A part
   * of payouts, which builds on orders and so cannot be used by them.
   */
  sharesAccount(
    db: Queryable,
    of: { customerId: string; catererId: string; phones: readonly string[] },
  ): Promise<boolean>
  /** A part of complaints, which build on orders and so cannot be used by them. */
  hasOpenComplaint: HasOpenComplaint
  /** A part of reviews, which builds on orders and so cannot be used by them. */
  isReviewed: IsReviewed
  /** Limits what a user writes to the other side of orders. */
  messagesByAuthor: RateLimit
  /** Limits the booking codes that an account looks for and that none of its orders has. */
  wrongCodes: RateLimit
  /** Limits the different coupon codes that an account and a network ask prices with in vain; `seen` remembers them. */
  couponGuesses: { seen: RateLimit; byAccount: RateLimit; byNetwork: RateLimit }
  /**
   * Returns a few live caterers that cook for guests whom this one cannot feed. A part of the catalogue, which builds on orders and so
   * cannot be used by them.
   */
  listServing(guests: {
    guests: number
    dietSplit: Record<Diet, number>
    day: Day | undefined
    point: Point | undefined
    except: string
  }): Promise<readonly { id: string; slug: string; city?: string | undefined; name: string }[]>
  /** What a venue is called where its address is not shown: the locality around a point. */
  localityAt(point: Point): string
  /** Asks admins for their password before money goes back. */
  identity: Pick<Identity, 'askPassword'>
  /** Our own address, for links in files. */
  site: URL
}
