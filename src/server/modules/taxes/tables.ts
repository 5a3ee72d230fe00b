import { table } from '#server/kernel/sql.ts'

export const gstRates = table('gst_rates')
export const marketplaceRates = table('marketplace_rates')
export const payoutTerms = table('payout_terms')
