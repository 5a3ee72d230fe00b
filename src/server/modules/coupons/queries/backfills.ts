import { copiedKey, type Backfill } from '#server/kernel/backfill.ts'
import { couponHolds } from '../tables.ts'

export const couponBackfills: readonly Backfill[] = [copiedKey(couponHolds, 'order_id', 'caterer_id')]
