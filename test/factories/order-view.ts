import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { OrderState } from '#contract/values/order-state.ts'

const noBill = { perPlate: 0, perPlateWithGst: 0, lines: [], subtotal: 0, discount: 0, taxable: 0, tax: 0 }

/** An order as its customer sees it: 40 guests of Annapurna on Sat, 12 Dec 2026, 7:30 pm for ₹12,558; whatever is given is put over it. */
export function anOrderView(put: Partial<OrderView> = {}): OrderView {
  return {
    id: 'o',
    bookingCode: 'PGT-7K3QX',
    transactionId: 't',
    state: 'requested',
    paymentStatus: 'COMPLETED',
    caterer: { id: 'c', name: 'Annapurna', slug: 'annapurna', contact: '+912200000000' },
    package: { id: 'p', name: 'Silver', kind: 'package', dishType: 'veg' },
    menu: [],
    guests: 40,
    dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
    eventDate: '2026-12-12',
    eventTime: '19:30',
    serviceHours: 3,
    area: 'Bandra West',
    venue: {
      name: '',
      line: '4 Hill Road',
      place: 'Bandra',
      pinCode: '400050',
      state: '27',
      point: { lat: 19, lng: 72 },
    },
    contact: { name: 'Asha', phone: '+919820012345' },
    bill: billOf(12_558),
    retained: 0,
    retainedInBill: 0,
    cancellation: [],
    changesUntil: '2026-12-10T14:00:00Z',
    changes: [],
    refunds: [],
    changing: false,
    unread: 0,
    createdAt: '2026-12-01T06:30:00Z',
    events: [],
    viewer: 'customer',
    can: {},
    cannot: {},
    ...put,
  }
}

/** A bill without lines; rupees. */
export function billOf(total: number): OrderView['bill'] {
  return { ...noBill, total }
}

/** What a change may touch, with so many vegetarian guests and a bill of so many rupees. */
export function aVersionOf(guests: number, total: number): OrderView['changes'][number]['before'] {
  const dietSplit = { veg: guests, jain: 0, nonVeg: 0 }
  return { guests, dietSplit, serviceHours: 3, packageName: 'Silver', dishes: [], bill: billOf(total) }
}

/** How a change is settled whose reduction is refunded in full and whose increase is paid in full; rupees. */
export function settledInFull(difference: number) {
  const [refund, toPay] = [Math.max(0, -difference), Math.max(0, difference)]
  return { difference, refund, retained: 0, retainedUsed: 0, toPay }
}

/** What an order came through, a minute after the other from noon of 1 Dec 2026 in India. */
export function cameThrough(...states: OrderState[]): OrderView['events'] {
  return states.map((to, at) => ({ seq: at + 1, to, at: `2026-12-01T06:${30 + at}:00Z`, by: 'pangat' }))
}
