import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aListing } from '#test/factories/listing.ts'
import { fromDataText, toDataText } from '#web/shared/api/data-text.ts'
import { packed, unpacked, type PackedResult } from './listed.ts'

const counts = { total: 12, page: 1, pages: 2, othersTotal: 0 }
const unshown = ['minPrice', 'maxPrice', 'orderFullFilled', 'serviceStartYear', 'bands', 'platePrices']

/** What was packed as the browser reads it, which has not written it. */
function arrived(result: PackedResult): PackedResult {
  const text = toDataText(result)
  toDataText('another page')
  return fromDataText(text)
}

test('a list arrives as it was found, without what no list shows', () => {
  const distanceKm = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })
  const optional = fc.record({ city: fc.string(), distanceKm }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(optional, { maxLength: 5 }), fc.array(optional, { maxLength: 2 }), (some, more) => {
      const cards = (all: typeof some) => all.map((parts) => aListing(parts).card)
      const [items, others] = [cards(some), cards(more)]
      const shown = (all: typeof items) =>
        all.map((card) => Object.fromEntries(Object.entries(card).filter(([name]) => !unshown.includes(name))))
      expect(unpacked(arrived(packed({ ...counts, items, others })))).toStrictEqual({
        ...counts,
        items: shown(items),
        others: shown(others),
      })
    }),
    { numRuns: 50 },
  )
})
