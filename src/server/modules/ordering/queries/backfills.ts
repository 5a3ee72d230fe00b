import { copiedKey, type Backfill } from '#server/kernel/backfill.ts'
import { billLines, orderChanges, orderEndings, orderEvents, orderMessages, orderReaders, orders } from '../tables.ts'
import { partyBackfill } from './acting-party.ts'
import { codeBackfill } from './booking-codes.ts'

/** Columns that rows of earlier versions of this module do not have yet. */
export const orderBackfills: readonly Backfill[] = [
  partyBackfill,
  codeBackfill,
  copiedKey(orders, 'id', 'city'),
  copiedKey(billLines, 'order_id', 'caterer_id'),
  copiedKey(orderEvents, 'order_id', 'caterer_id'),
  copiedKey(orderChanges, 'order_id', 'caterer_id'),
  copiedKey(orderEndings, 'order_id', 'caterer_id'),
  copiedKey(orderMessages, 'order_id', 'caterer_id'),
  copiedKey(orderReaders, 'order_id', 'caterer_id'),
]
