import { copiedKey, type Backfill } from '#server/kernel/backfill.ts'
import { ledgerRows } from '../tables.ts'

export const ledgerBackfills: readonly Backfill[] = [copiedKey(ledgerRows, 'entry', 'caterer_id')]
