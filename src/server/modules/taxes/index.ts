/** GST rates by day; what is pure is exported by domain/index.ts, for the domains of other modules too. */
export { gstRates } from './queries/gst-rates.ts'
export { giftSumAt, marketplaceRateAt } from './queries/marketplace-rates.ts'
export { marketplaceTermsOn } from './queries/payout-terms.ts'
