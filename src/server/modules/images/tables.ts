import { table } from '#server/kernel/sql.ts'

export const images = table('images')
