import { copiedKey, type Backfill } from '#server/kernel/backfill.ts'
import { lateLookBackfill } from './late-looks.ts'
import { paymentAttempts, paymentEvents, refunds } from '../tables.ts'

/** Attempts come first: events and refunds copy the caterer of theirs. */
export const paymentBackfills: readonly Backfill[] = [
  copiedKey(paymentAttempts, 'id', 'caterer_id'),
  copiedKey(paymentEvents, 'attempt_id', 'caterer_id'),
  copiedKey(refunds, 'id', 'caterer_id'),
  lateLookBackfill,
]
