import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OrderRequest } from '#contract/endpoints/orders/order.ts'
import { QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import { zero } from '#contract/values/money.ts'
import { draftForAnotherDay, draftFromOrder } from './draft-from-order.ts'
import { guestsFor, hoursFor, orderRequestOf, quoteRequestOf } from './bill-request.ts'
import { emptyDetails, type Details, type Draft } from '#web/shared/draft/draft-shape.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { placeOf } from '#web/shared/form/problems.ts'
import { billOrder, merged } from './bill-problems.ts'
import { detailsSchema } from './details-schema.ts'

const offer: Offer = {
  id: 'p',
  name: 'Silver',
  description: '',
  kind: 'package',
  diet: 'veg',
  basePrice: zero,
  minOrder: 10,
  minBill: zero,
  terms: { gstRate: 500, delivery: { freeKm: 10, perKm: zero } },
  bands: ['25-50'],
  items: [],
}
const place = { name: 'Kandivali West', address: 'Kandivali West, Mumbai, Maharashtra 400067', lat: 19.2, lng: 72.8 }
const whole: Details = {
  ...emptyDetails,
  guests: '40',
  veg: '35',
  jain: '5',
  nonVeg: '0',
  eventDate: '2026-12-12',
  eventTime: '19:30',
  placeText: 'Kandivali West',
  place,
  venueLine: ' 12 Shanti Nivas ',
  pinCode: '400067',
  contactName: 'Meera',
  contactPhone: '9876543210',
}
const aDraft = (details: Partial<Details> = {}): Draft => ({
  version: 1,
  catererId: 'c',
  catererSlug: 's',
  packageId: 'p',
  name: 'Silver',
  band: '25-50',
  coupon: undefined,
  placing: undefined,
  details: { ...emptyDetails, ...details },
  menu: [
    { _id: 'i1', name: 'Starters', price: 40, minQty: 1, quantity: 3, addon: 1, dishes: ['Samosa'], descriptions: [] },
  ],
})

describe('what the server is asked for the bill', () => {
  test('an empty form asks for the least of its range, all of the package’s diet', () => {
    const request = quoteRequestOf(aDraft(), offer)
    expect(request).toMatchObject({ guests: 25, dietSplit: { veg: 25, jain: 0, nonVeg: 0 }, serviceHours: 3 })
    expect(request).not.toHaveProperty('eventDate')
  })

  test.each<[string, Partial<Details>]>([
    ['nothing', {}],
    ['a half-typed date', { eventDate: '2026-1', eventTime: '7' }],
    ['far too many guests', { guests: '99999', veg: '99999' }],
    ['words for numbers', { guests: 'many', serviceHours: 'all day' }],
    ['an unknown state', { state: 'XX' }],
    ['everything', whole],
  ])('%s makes a question that the API can read', (_, details) => {
    expect(QuoteRequest.safeParse(quoteRequestOf(aDraft(details), offer)).error).toBeUndefined()
  })

  test('packed food never asks for hours of service', () => {
    expect(hoursFor({ serviceHours: '8' }, { kind: 'packed' })).toBe(3)
    expect(hoursFor({ serviceHours: '8' }, offer)).toBe(8)
  })

  test('without a range the least of the package, else of the house, is shown', () => {
    expect(guestsFor({ ...aDraft(), band: undefined }, offer)).toBe(25)
    expect(guestsFor({ ...aDraft(), band: undefined }, { ...offer, bands: [] })).toBe(10)
    expect(guestsFor({ ...aDraft(), band: '10-25' }, { ...offer, kind: 'packed', minOrder: 20 })).toBe(20)
  })
})

describe('an order', () => {
  test('of a whole form is what the API wants, trimmed', () => {
    const body = orderRequestOf({ ...aDraft(whole), coupon: 'PANGAT10' }, offer, 12558)
    expect(OrderRequest.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({
      couponCode: 'PANGAT10',
      expectedTotal: 12558,
      venue: { line: '12 Shanti Nivas', place: place.address },
      selections: [{ itemId: 'i1', addOn: 1, dishes: ['Samosa'] }],
    })
    expect(body).not.toHaveProperty('gstin')
  })

  test('that was not paid becomes the same order again, and for another day one without its allergies', () => {
    const texts = { allergies: '2 guests: peanuts', note: 'Second floor' }
    const sent = orderRequestOf(aDraft({ ...whole, ...texts }), offer, 1)
    const order = {
      ...sent,
      id: 'o',
      bookingCode: 'PGT-7K3QX',
      transactionId: 't',
      state: 'cancelled_unpaid' as const,
      paymentStatus: 'FAILED' as const,
      caterer: { id: 'c', name: 'C', slug: 's', contact: '' },
      package: { id: 'p', name: 'Silver', kind: 'package' as const, dishType: 'veg' },
      menu: [...aDraft().menu],
      serviceHours: 3,
      area: 'Bandra West',
      venue: { ...sent.venue, name: '' },
      contact: { ...sent.contact, phone: '+919876543210' },
      bill: { perPlate: 0, perPlateWithGst: 0, lines: [], subtotal: 0, discount: 0, taxable: 0, tax: 0, total: 1 },
      retained: 0,
      retainedInBill: 0,
      cancellation: [],
      changesUntil: '',
      changes: [],
      refunds: [],
      changing: false,
      unread: 0,
      viewer: 'customer' as const,
      createdAt: '',
      events: [],
      can: {},
      cannot: {},
      ...texts,
    }
    expect(orderRequestOf(draftFromOrder(order), offer, 1)).toEqual(sent)
    expect(draftForAnotherDay(order).details).toMatchObject({ eventDate: '', allergies: '', note: 'Second floor' })
  })
})

test('what the bill accepts, the contract accepts', () => {
  const text = (...likely: string[]) => fc.oneof(fc.constantFrom(...likely), fc.stringMatching(/^[A-Za-z0-9 ]{0,20}$/))
  const entered = fc.record({
    guests: text('40', '0', ''),
    serviceHours: text('3', '24', '25', ''),
    place: fc.constantFrom(undefined, place),
    venueName: text('', 'Shanti Hall'),
    venueLine: text('12 Shanti Nivas', ' '),
    pinCode: text('400067', '012345'),
    contactName: fc.constantFrom('', ' ', 'Meera'),
    contactPhone: text('9876543210', '98765'),
    company: text('', 'Deccan Textiles'),
    gstin: fc.constantFrom('', '27AAPFU0939F1ZV', '27AAPFU0939F1ZW'),
    note: text('', 'Second floor\nRing twice'),
  })
  fc.assert(
    fc.property(entered, (change) => {
      const details = { ...whole, ...change }
      const found = problemsIn(detailsSchema, details, { packed: false, main: 'veg' }).map(({ field }) => field)
      const issues = OrderRequest.safeParse(orderRequestOf(aDraft(details), offer, 1)).error?.issues ?? []
      const rejected = issues.map(({ path }) => placeOf(path.join('.'), billOrder))
      expect(found).toEqual(expect.arrayContaining(rejected))
    }),
    { numRuns: 500 },
  )
})

describe('what is missing', () => {
  const unpacked = { packed: false, main: 'veg' } as const

  test('in an empty form is told from top to bottom', () => {
    expect(problemsIn(detailsSchema, emptyDetails, unpacked).map((problem) => problem.field)).toEqual([
      'eventDate',
      'eventTime',
      'guests',
      'venue',
      'venue.line',
      'venue.pinCode',
      'contact.name',
      'contact.phone',
    ])
  })

  test('is nothing in a whole one', () => {
    const company = { gstin: '27AAPFU0939F1ZV', companyAddress: '7 Kalbadevi Road, Mumbai 400002' }
    expect(problemsIn(detailsSchema, { ...whole, ...company }, unpacked)).toEqual([])
  })

  test.each<[Partial<Details>, string]>([
    [{ gstin: '27AAPFU0939F1ZW', companyAddress: '7 Kalbadevi Road' }, 'gstin'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'companyAddress'],
    [{ contactPhone: '98765' }, 'contact.phone'],
    [{ pinCode: '012345' }, 'venue.pinCode'],
    [{ serviceHours: '25' }, 'serviceHours'],
    [{ venueLine: '  ' }, 'venue.line'],
  ])('%j is wrong beside its field', (change, field) => {
    expect(problemsIn(detailsSchema, { ...whole, ...change }, unpacked).map((problem) => problem.field)).toEqual([
      field,
    ])
  })

  test('is said once a field, the page’s own word first, in the order of the form', () => {
    const list = merged(
      [{ field: 'contact.phone', message: 'ten digits' }],
      [
        { field: 'couponCode', message: 'unknown' },
        { field: 'contact.phone', message: 'other' },
        { field: 'selections.i1', message: 'choose 2' },
        { field: 'selections.i2', message: 'choose 1' },
        { field: 'venue.point', message: 'far' },
      ],
    )
    expect(list).toEqual([
      { field: 'selections', message: 'choose 2' },
      { field: 'venue', message: 'far' },
      { field: 'contact.phone', message: 'ten digits' },
      { field: 'couponCode', message: 'unknown' },
    ])
  })
})
