import { table } from '#server/kernel/sql.ts'

export const shortlistedCaterers = table('shortlisted_caterers')
