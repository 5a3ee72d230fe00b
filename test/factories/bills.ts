import fc from 'fast-check'
import type { BillInput } from '#server/modules/taxes/domain/index.ts'
import { paise } from '#contract/values/money.ts'
import { anyOffer, anySelectionOf } from './offers.ts'

const discount = fc.option(
  fc.record(
    {
      code: fc.constant('ANY'),
      percent: fc.integer({ min: 0, max: 10_000 }),
      flat: fc.integer({ min: 0, max: 100_000_00 }).map(paise),
      atMost: fc.integer({ min: 1, max: 100_000_00 }).map(paise),
    },
    { requiredKeys: ['code', 'percent', 'flat'] },
  ),
  { nil: undefined },
)
/** Every package, selection, coupon, distance and tax. */
export const anyBill: fc.Arbitrary<BillInput> = anyOffer.chain((offer) =>
  fc.record({
    offer: fc.constant(offer),
    selections: anySelectionOf(offer),
    guests: fc.integer({ min: 1, max: 2_000 }),
    serviceHours: fc.integer({ min: 1, max: 24 }),
    delivery: fc.record({
      freeKm: fc.double({ min: 0, max: 30, noNaN: true }),
      perKm: fc.integer({ min: 0, max: 200_00 }).map(paise),
    }),
    distanceKm: fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: undefined }),
    discount,
    tax: fc.record({ rate: fc.constantFrom(0, 500, 1800), sameState: fc.boolean() }),
  }),
)
