import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import type { QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import { limits } from '#contract/limits.ts'
import { pricedGuests } from '#contract/rules/plate-price.ts'
import { isDay, timePattern } from '#contract/values/calendar.ts'
import { pinCodePattern, states, type StateCode } from '#contract/values/place.ts'
import { balance, countOf, mainDiet, splitOf } from '#web/shared/draft/diet-split.ts'
import type { Details, Draft } from '#web/shared/draft/draft-shape.ts'
import { enteredTexts } from '#web/shared/draft/optional-texts.ts'
import { selectionsOf, type Offer } from '#web/shared/draft/offer.ts'

/** Guests as typed, or the least of the range that may be ordered when nothing usable was: prices are shown for those (C28). */
export function guestsFor(
  { details, band }: Pick<Draft, 'details' | 'band'>,
  offer: Pick<Offer, 'bands' | 'kind' | 'minOrder'>,
): number {
  const typed = countOf(details.guests)
  if (typed > 0) return Math.min(typed, limits.order.maxGuests)
  return pricedGuests(offer, { people: band ?? offer.bands[0] })
}

/** Hours of service as typed, within what can be asked for; packed food comes without service. */
export function hoursFor(details: Pick<Details, 'serviceHours'>, offer: Pick<Offer, 'kind'>): number {
  const { includedServiceHours, maxServiceHours } = limits.order
  const typed = countOf(details.serviceHours)
  return offer.kind === 'packed' || typed === 0 ? includedServiceHours : Math.min(typed, maxServiceHours)
}

export function stateCodeOf(text: string): StateCode {
  return Object.hasOwn(states, text) ? (text as StateCode) : '27'
}

/** What the server is asked for the bill of a draft, whatever is still missing in it. */
export function quoteRequestOf(draft: Draft, offer: Offer): QuoteRequest {
  const { details, coupon } = draft
  const guests = guestsFor(draft, offer)
  const selections = selectionsOf(draft.menu)
  const typed = countOf(details.guests) > 0
  const split = typed ? details : balance({ veg: '', jain: '', nonVeg: '' }, guests, mainDiet(offer, selections))
  return {
    catererId: draft.catererId,
    packageId: draft.packageId,
    selections,
    guests,
    dietSplit: capped(splitOf(split)),
    serviceHours: hoursFor(details, offer),
    ...(draft.band ? { band: draft.band } : {}),
    ...(isDay(details.eventDate) ? { eventDate: details.eventDate } : {}),
    ...(timePattern.test(details.eventTime) ? { eventTime: details.eventTime } : {}),
    venue: {
      state: stateCodeOf(details.state),
      ...(pinCodePattern.test(details.pinCode) ? { pinCode: details.pinCode } : {}),
      ...(details.place ? { point: pointOf(details.place) } : {}),
    },
    ...(coupon ? { couponCode: coupon } : {}),
  }
}

/** The order of a draft in which nothing is missing; `expectedTotal` is the total that the customer saw, in rupees. */
export function orderRequestOf(draft: Draft, offer: Offer, expectedTotal: number): OrderRequest {
  const { details } = draft
  const { venue: _, ...asked } = quoteRequestOf(draft, offer)
  return {
    ...asked,
    eventDate: details.eventDate,
    eventTime: details.eventTime,
    venue: {
      name: details.venueName.trim(),
      line: details.venueLine.trim(),
      place: details.place ? addressOf(details.place) : '',
      pinCode: details.pinCode.trim(),
      state: stateCodeOf(details.state),
      point: details.place ? pointOf(details.place) : { lat: 0, lng: 0 },
    },
    contact: contactOf(details),
    ...enteredTexts(details),
    expectedTotal,
  }
}

/** Whom the caterer can call: the person at the venue, else the person who books. */
function contactOf({ contactName, contactPhone, otherName, otherPhone }: Details): OrderRequest['contact'] {
  const isOther = otherName.trim() !== '' || otherPhone.trim() !== ''
  const [name, phone] = isOther ? [otherName, otherPhone] : [contactName, contactPhone]
  return { name: name.trim(), phone: phone.trim() }
}

function pointOf({ lat, lng }: { lat: number; lng: number }) {
  return { lat, lng }
}

/** 'Kandivali West, Mumbai': the name is told once. */
export function addressOf({ name, address }: { name: string; address: string }): string {
  const whole = address.startsWith(name) || address === '' ? address || name : `${name}, ${address}`
  return whole.slice(0, limits.text.address)
}

function capped(split: Record<'veg' | 'jain' | 'nonVeg', number>) {
  const cap = (count: number) => Math.min(count, limits.order.maxGuests)
  return { veg: cap(split.veg), jain: cap(split.jain), nonVeg: cap(split.nonVeg) }
}
