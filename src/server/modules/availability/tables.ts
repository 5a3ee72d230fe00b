import { table } from '#server/kernel/sql.ts'

export const catererDays = table('caterer_days')
export const closures = table('closures')
