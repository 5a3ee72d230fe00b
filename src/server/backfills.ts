import { eventBackfill, type Backfill } from './kernel/backfill.ts'
import { couponBackfills } from './modules/coupons/index.ts'
import { ledgerBackfills } from './modules/ledger/index.ts'
import { menuBackfills } from './modules/menus/index.ts'
import { orderBackfills, restateBooks } from './modules/ordering/index.ts'
import { paymentBackfills } from './modules/payments/index.ts'
import { payableBackfill } from './modules/payouts/index.ts'

/** What rows of earlier versions need, each done by a job once; those that build on others come after them. */
export const backfills: readonly Backfill[] = [
  ...orderBackfills,
  ...paymentBackfills,
  ...menuBackfills,
  ...ledgerBackfills,
  restateBooks,
  payableBackfill,
  ...couponBackfills,
  eventBackfill,
]
