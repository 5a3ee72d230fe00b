import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'

/** What a form of a caterer's offer is made of. */
export interface OfferProps {
  userId: string
  catererId: string
  offer: OwnOffer
}
