import { copiedKey, type Backfill } from '#server/kernel/backfill.ts'
import { menuDishes } from '../tables.ts'

export const menuBackfills: readonly Backfill[] = [copiedKey(menuDishes, 'id', 'caterer_id')]
