import { withoutCountryCode } from '#contract/values/phone.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { bandFor } from '#contract/values/guest-band.ts'
import { emptyDetails, type Draft } from '#web/shared/draft/draft-shape.ts'
import { forOptionalTexts } from '#web/shared/draft/optional-texts.ts'

/** Returns a draft with the details of an order, without coupon and payment. */
export function draftFromOrder(order: OrderView): Draft {
  const { venue, contact, dietSplit, caterer } = order
  return {
    version: 1,
    catererId: caterer.id,
    catererSlug: caterer.slug,
    catererCity: caterer.city,
    packageId: order.package.id,
    name: order.package.name,
    band: bandFor(order.guests),
    menu: order.menu,
    details: {
      ...emptyDetails,
      guests: String(order.guests),
      veg: String(dietSplit.veg),
      jain: String(dietSplit.jain),
      nonVeg: String(dietSplit.nonVeg),
      eventDate: order.eventDate,
      eventTime: order.eventTime,
      serviceHours: String(order.serviceHours),
      placeText: venue.place,
      place: { name: venue.place, address: venue.place, ...venue.point },
      venueName: venue.name,
      venueLine: venue.line,
      pinCode: venue.pinCode,
      state: venue.state,
      contactName: contact.name,
      contactPhone: withoutCountryCode(contact.phone),
      ...forOptionalTexts((name, { isRepeated }) => (isRepeated ? (order[name] ?? '') : '')),
    },
    coupon: undefined,
    placing: undefined,
  }
}

/** As {@link draftFromOrder}, without the event date and the allergies, which are those of other guests. */
export function draftForAnotherDay(order: OrderView): Draft {
  const draft = draftFromOrder(order)
  return { ...draft, details: { ...draft.details, eventDate: '', allergies: '' } }
}
