// The public API of this module: what caterers are paid, when, for which orders and where to.
import type { PayoutSender } from '#server/adapters/payouts/payout-sender.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { takeSteps } from '#server/kernel/due-work/do-each.ts'
import type { Subscriber } from '#server/kernel/events.ts'
import type { Sealer } from '#server/kernel/sealing/sealed.ts'
import type { Identity } from '#server/modules/identity/index.ts'
import type { Deps } from './deps.ts'
import { announceStatements } from './operations/announce-statements.ts'
import { askForAccounts, eraseOldAccounts } from './operations/ask-for-account.ts'
import { keepPayables } from './operations/keep-payables.ts'
import { makePayouts } from './operations/make-payouts.ts'
import { resealDetails } from './operations/reseal-details.ts'
import { sendByItself } from './operations/send-payouts.ts'
import { sharesAccount } from './operations/shares-account.ts'
import { askOutcomes } from './operations/settle-payouts.ts'

export { payableBackfill } from './operations/add-earlier-orders.ts'
export { listPayoutsToTell } from './queries/payouts.ts'
export { listCompensationsToTell } from './store/compensations.ts'
export { personalPayouts } from './queries/personal-data.ts'

/** Keeps which orders are payable, from events. */
export const payableSubscriber: Subscriber = {
  name: 'payouts',
  types: ['order.completed', 'order.cancelled', 'payment.refund_due'],
  handle: keepPayables,
}

export interface Payouts extends Deps {
  /**
   * Reports whether a customer was to be paid a compensation where the caterer is paid, or at a UPI id that is one of the phones
   * (E.164). A UPI id of another name says nothing.
   */
  sharesAccount(
    db: Queryable,
    of: { customerId: string; catererId: string; phones: readonly string[] },
  ): Promise<boolean>
  /** Makes the payouts of the week, sends them where that needs nobody, and asks what became of them. Idempotent. */
  process(ctx: Context): Promise<void>
  /** Asks customers where to pay compensation, and erases and encrypts anew what is due for it. */
  tend(ctx: Context): Promise<void>
  /** Tells owners of the statements of last month. Idempotent. */
  announceStatements(ctx: Context): Promise<void>
}

export function createPayouts(deps: {
  identity: Pick<Identity, 'askPassword'>
  sealer: Sealer
  sender: PayoutSender
}): Payouts {
  return {
    ...deps,
    sharesAccount: (db, of) => sharesAccount(db, deps, of),
    async process(ctx) {
      await takeSteps([() => makePayouts(ctx, deps), () => sendByItself(ctx, deps), () => askOutcomes(ctx, deps)])
    },
    async tend(ctx) {
      await takeSteps([() => askForAccounts(ctx), () => eraseOldAccounts(ctx), () => resealDetails(ctx, deps)])
    },
    announceStatements,
  }
}
