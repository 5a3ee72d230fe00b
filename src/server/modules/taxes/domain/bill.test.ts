import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBill } from '#test/factories/bills.ts'
import { aCategory, anOfferedPackage, choose } from '#test/factories/offers.ts'
import { plateWithGst, platePrice } from '#contract/rules/plate-price.ts'
import { maxPaise, paise, share, sum } from '#contract/values/money.ts'
import { bill, type Bill, type BillInput } from './bill.ts'

const starters = aCategory()
const sweets = aCategory({ name: 'Sweets', quantity: 0, dishCount: 3 })

/** 40 guests at 250 rupees, no extras: 10,000 rupees and 5 % GST. */
function aBill(given: Partial<BillInput> = {}): Bill {
  return bill({
    offer: anOfferedPackage({ items: [starters, sweets] }),
    selections: [choose(starters, 2)],
    guests: 40,
    serviceHours: 3,
    delivery: { freeKm: 10, perKm: paise(50_00) },
    distanceKm: 4,
    discount: undefined,
    tax: { rate: 500, sameState: true },
    ...given,
  })
}

const kinds = (of: Bill) => of.lines.map((line) => line.kind)
const line = (of: Bill, kind: string) => of.lines.find((candidate) => candidate.kind === kind)

describe('what stands on a bill', () => {
  test('plates and half of the tax for the state, half for the union', () => {
    expect(aBill()).toEqual({
      perPlate: 250_00,
      lines: [
        { kind: 'plates', about: 'Wedding Thali', quantity: 40, unit: 250_00, amount: 10_000_00 },
        { kind: 'cgst', about: 'CGST', quantity: 1, unit: 250_00, amount: 250_00, rate: 250 },
        { kind: 'sgst', about: 'SGST', quantity: 1, unit: 250_00, amount: 250_00, rate: 250 },
      ],
      subtotal: 10_000_00,
      discount: 0,
      taxable: 10_000_00,
      tax: 500_00,
      total: 10_500_00,
    })
  })

  test('one integrated tax across a state border', () => {
    expect(line(aBill({ tax: { rate: 500, sameState: false } }), 'igst')).toMatchObject({ amount: 500_00, rate: 500 })
  })

  test('no tax from a caterer that adds none', () => {
    expect(kinds(aBill({ tax: { rate: 0, sameState: true } }))).toEqual(['plates'])
  })

  test('add-ons for every guest', () => {
    expect(line(aBill({ selections: [choose(starters, 2), choose(sweets, 2, 2)] }), 'add_on')).toMatchObject({
      about: 'Sweets',
      quantity: 40,
      unit: 60_00,
      amount: 2_400_00,
    })
  })

  test('each category of a custom menu, and no plates', () => {
    const offer = anOfferedPackage({ kind: 'custom', items: [starters, sweets] })
    expect(
      kinds(aBill({ offer, selections: [choose(starters, 3), choose(sweets, 1)], tax: { rate: 0, sameState: true } })),
    ).toEqual(['add_on', 'add_on'])
  })

  test('service beyond three hours, but never for packed food', () => {
    expect(line(aBill({ serviceHours: 5 }), 'service_hours')).toMatchObject({
      quantity: 2,
      unit: 1_000_00,
      amount: 2_000_00,
    })
    expect(kinds(aBill({ serviceHours: 2 }))).not.toContain('service_hours')
    expect(
      kinds(aBill({ serviceHours: 5, offer: anOfferedPackage({ kind: 'packed', items: [starters] }) })),
    ).not.toContain('service_hours')
  })

  test('each started kilometre beyond the free ones', () => {
    expect(line(aBill({ distanceKm: 12.1 }), 'delivery')).toMatchObject({ quantity: 3, amount: 150_00 })
    expect(kinds(aBill({ distanceKm: 10 }))).not.toContain('delivery')
    expect(kinds(aBill({ distanceKm: undefined }))).not.toContain('delivery')
  })

  test('a discount before the tax', () => {
    const discounted = aBill({ discount: { code: 'FLAT10', percent: 1000, flat: paise(0) } })
    expect(discounted).toMatchObject({ discount: 1_000_00, taxable: 9_000_00, tax: 450_00, total: 9_450_00 })
    expect(line(discounted, 'discount')).toMatchObject({ about: 'FLAT10', amount: -1_000_00 })
  })

  test('a discount within its limit, and never more than what was bought', () => {
    expect(aBill({ discount: { code: 'TEN', percent: 1000, flat: paise(0), atMost: paise(300_00) } }).discount).toBe(
      300_00,
    )
    expect(aBill({ discount: { code: 'ALL', percent: 0, flat: paise(50_000_00) } })).toMatchObject({
      discount: 10_000_00,
      total: 0,
    })
  })

  test('a gift as a line of nothing', () => {
    expect(line(aBill({ discount: { code: 'GIFTCAKE', percent: 0, flat: paise(0) } }), 'discount')).toMatchObject({
      amount: 0,
    })
  })

  test('nothing beyond the product’s range', () => {
    expect(() => aBill({ offer: anOfferedPackage({ basePrice: paise(maxPaise) }) })).toThrow(RangeError)
  })
})

describe('for every package, selection, coupon, distance and tax', () => {
  const always = (holds: (of: Bill, input: BillInput) => void) =>
    fc.assert(fc.property(anyBill, (input) => holds(bill(input), input)))

  test('the lines add up to the total', () => {
    always((of) => {
      expect(sum(of.lines.map((line) => line.amount))).toBe(of.total)
      for (const line of of.lines) expect(line.unit * line.quantity).toBe(line.amount)
    })
  })

  test('the parts add up', () => {
    always((of) => {
      expect(of.subtotal - of.discount).toBe(of.taxable)
      expect(of.taxable + of.tax).toBe(of.total)
    })
  })

  test('nothing but a discount is negative, and no line but a discount or a tax is empty', () => {
    always((of) => {
      for (const amount of [of.perPlate, of.subtotal, of.discount, of.taxable, of.tax, of.total])
        expect(amount).toBeGreaterThanOrEqual(0)
      for (const line of of.lines) {
        if (line.kind === 'discount') expect(line.amount).toBeLessThanOrEqual(0)
        else expect(line.amount).toBeGreaterThanOrEqual(line.rate === undefined ? 1 : 0)
      }
    })
  })

  test('the plates and add-ons are the price per plate for every guest', () => {
    always((of, { guests }) => {
      const food = of.lines.filter((line) => line.kind === 'plates' || line.kind === 'add_on')
      expect(sum(food.map((line) => line.amount))).toBe(of.perPlate * guests)
    })
  })

  test('the subtotal equals an independent sum of dishes, supplements, service and delivery', () => {
    always((of, input) => {
      const { offer, selections, guests, serviceHours, delivery, distanceKm = 0 } = input
      let plate: number = offer.basePrice
      for (const { itemId, addOn, dishes } of selections) {
        const item = offer.items.find(({ id }) => id === itemId)
        if (!item) continue
        plate += item.price * (offer.kind === 'custom' ? dishes.length : addOn)
        for (const dish of item.dishes) if (dishes.includes(dish.name)) plate += dish.supplement
      }
      const hours = offer.kind === 'packed' ? 0 : Math.max(0, serviceHours - 3)
      const km = Math.max(0, Math.ceil(distanceKm - delivery.freeKm))
      expect(of.subtotal).toBe(plate * guests + hours * 1_000_00 + km * delivery.perKm)
    })
  })

  test('each tax line is its rate of what is left after the discount', () => {
    always((of, { tax }) => {
      const taxes = of.lines.filter((line) => line.rate !== undefined)
      expect(taxes.reduce((all, line) => all + (line.rate ?? 0), 0)).toBe(tax.rate)
      for (const line of taxes) expect(line.amount).toBe(share(of.taxable, line.rate ?? 0))
    })
  })

  test('one more guest never makes it cheaper', () => {
    always((of, input) => {
      const more = bill({ ...input, guests: input.guests + 1 })
      expect(more.total).toBeGreaterThanOrEqual(of.total)
      expect(more.subtotal).toBeGreaterThanOrEqual(of.subtotal)
    })
  })

  test('a coupon never makes it dearer', () => {
    always((of, input) => {
      expect(bill({ ...input, discount: undefined }).total).toBeGreaterThanOrEqual(of.total)
    })
  })
})

test('a price shown for a plate adds up to the bill, whatever is chosen and wherever it goes', () => {
  fc.assert(
    fc.property(anyBill, (input) => {
      const asked = { ...input, serviceHours: 0, discount: undefined, tax: { ...input.tax, sameState: true } }
      const { perPlate, total } = bill(asked)
      const { guests, distanceKm, delivery, tax } = asked
      const size = { kind: 'package', minOrder: 0 } as const
      const shown = platePrice(perPlate, size, { guests, distanceKm }, { gstRate: tax.rate, delivery })
      expect(shown.total).toBe(total)
      expect(shown.perPlate).toBe(plateWithGst(perPlate, tax.rate))
    }),
  )
})
