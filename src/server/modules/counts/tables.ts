import { table } from '#server/kernel/sql.ts'

export const catererViews = table('caterer_views')
