import { customerSight, firstNameOf, wasAccepted, type CustomerSight } from './customer-sight.ts'
import { withoutContacts } from './hidden-contacts.ts'
import { maskedPhone } from '#contract/values/phone.ts'
import type { Point } from '#contract/values/place.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import * as text from '#messages/order-thread'
import type { ActingViewer } from '../order-context.ts'
import type { Order, OrderInList } from '../order.ts'

/** Who looks at an order, when, and how a venue is called whose address is not shown. */
export interface Look {
  viewer: ActingViewer
  now: Date
  localityAt(point: Point): string
}

type Known = Pick<Order, 'state' | 'eventDate' | 'contact'>

/** Returns the order as its viewer sees it: its caterer sees no more of the customer than C95 allows, others see everything. */
export function asSeen(order: Order, look: Look): Order {
  const sight = look.viewer.party === 'caterer' ? customerSight(order, look.now) : 'open'
  if (sight === undefined || sight === 'open') return order
  const { company: _company, companyAddress: _address, gstin: _gstin, ...details } = order.details
  const hide = (written: string) => withoutContacts(written, hiddenText(sight))
  return {
    ...contactAsSeen(order, look),
    venue: {
      ...order.venue,
      name: '',
      line: '',
      place: look.localityAt(order.venue.point),
      pinCode: '',
      point: coarse(order.venue.point),
    },
    details: {
      ...details,
      ...(details.note === undefined ? {} : { note: hide(details.note) }),
      ...(details.allergies === undefined ? {} : { allergies: hide(details.allergies) }),
    },
    ...(order.ending && { ending: { ...order.ending, reason: hide(order.ending.reason) } }),
  }
}

/** As {@link asSeen}, for lists, which have no more of the customer than the contact. */
export function contactAsSeen<Listed extends Known>(order: Listed, { viewer, now }: Omit<Look, 'localityAt'>): Listed {
  const sight = viewer.party === 'caterer' ? customerSight(order, now) : 'open'
  if (sight === undefined || sight === 'open') return order
  const phone = sight === 'answering' ? '' : maskedPhone(order.contact.phone)
  return { ...order, contact: { name: customerName(order), phone } }
}

/** What a caterer calls the customer: by the first name alone unless it has accepted the order. */
export function customerName({ state, contact }: Pick<OrderInList, 'state' | 'contact'>): string {
  return wasAccepted(state) ? contact.name : firstNameOf(contact.name)
}

/** Returns what a cook reads of a note: phone numbers, emails and links are no business of the kitchen. */
export function noteForCooks(note: string): string {
  return withoutContacts(note, text.thread_hidden())
}

/** Returns what the reader of a thread sees of a message of the other side: until the booking is confirmed no way around us. */
export function messageAsSeen(
  written: string,
  order: { state: OrderState; eventDate: string },
  look: Omit<Look, 'localityAt'>,
) {
  const { viewer, now } = look
  const sight = customerSight(order, now)
  const isHidden =
    viewer.party !== 'admin' && (sight === 'answering' || (sight === 'closed' && viewer.party === 'caterer'))
  return isHidden ? withoutContacts(written, hiddenText(sight)) : written
}

function hiddenText(sight: CustomerSight): string {
  return sight === 'answering' ? text.thread_hidden_until_confirmed() : text.thread_hidden()
}

/** A point to two decimals, about a kilometre. */
function coarse({ lat, lng }: Point): Point {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { lat: rounded(lat), lng: rounded(lng) }
}
