import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBill } from '#test/factories/bills.ts'
import { anOfferedPackage } from '#test/factories/offers.ts'
import { paise, sum, zero } from '#contract/values/money.ts'
import { bill } from './bill.ts'
import { invoiceLines, partOfBill } from './bill-part.ts'

const feast = bill({
  offer: anOfferedPackage({ items: [] }),
  selections: [],
  guests: 40,
  serviceHours: 5,
  delivery: { freeKm: 10, perKm: zero },
  distanceKm: 4,
  discount: { code: 'FLAT10', percent: 1000, flat: zero },
  tax: { rate: 500, sameState: true },
})

describe('a part of a bill', () => {
  test('of half the total has half of the value and of each tax', () => {
    const half = partOfBill(feast, paise(feast.total / 2))
    expect(half).toMatchObject({ taxable: feast.taxable / 2, total: feast.total / 2 })
    expect(half.taxes.map((tax) => [tax.about, tax.rate, tax.amount])).toEqual([
      ['CGST', 250, feast.tax / 4],
      ['SGST', 250, feast.tax / 4],
    ])
  })

  test('may be more than the bill has become, and is never negative', () => {
    expect(partOfBill(feast, paise(feast.total * 2))).toMatchObject({ taxable: feast.taxable * 2 })
    expect(() => partOfBill(feast, paise(-1))).toThrow(RangeError)
  })

  test('adds up to its amount, has equal halves of a tax, and is the whole bill when it is all of it', () => {
    fc.assert(
      fc.property(anyBill, fc.double({ min: 0, max: 1, noNaN: true }), (input, share) => {
        const whole = bill(input)
        const amount = paise(Math.floor(whole.total * share))
        const part = partOfBill(whole, amount)
        expect(part.taxable + sum(part.taxes.map((tax) => tax.amount))).toBe(amount)
        expect(part.taxable).toBeGreaterThanOrEqual(0)
        expect(new Set(part.taxes.map((tax) => tax.amount)).size).toBeLessThanOrEqual(1)
        if (amount === whole.total) expect(part.taxable).toBe(whole.taxable)
      }),
    )
    fc.assert(
      fc.property(anyBill, (input) => {
        const whole = bill(input)
        const part = partOfBill(whole, whole.total)
        expect(part.taxable).toBe(whole.taxable)
        expect(part.taxes).toEqual(whole.lines.filter((line) => line.rate !== undefined))
      }),
    )
  })
})

describe('the lines of an invoice', () => {
  test('share the discount by their amounts', () => {
    expect(invoiceLines(feast).map(({ kind, amount, discount, taxable }) => [kind, amount, discount, taxable])).toEqual(
      [
        ['plates', 10_000_00, 1_000_00, 9_000_00],
        ['service_hours', 2_000_00, 200_00, 1_800_00],
      ],
    )
  })

  test('have the bill’s discount and value together, and none is negative', () => {
    fc.assert(
      fc.property(anyBill, (input) => {
        const whole = bill(input)
        const lines = invoiceLines(whole)
        expect(sum(lines.map((line) => line.discount))).toBe(whole.discount)
        expect(sum(lines.map((line) => line.taxable))).toBe(whole.taxable)
        for (const line of lines) expect(line.taxable).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
