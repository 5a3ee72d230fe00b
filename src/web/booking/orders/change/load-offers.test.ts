import { describe, expect, test } from 'vitest'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { fitting, offerOf, type Offers } from './load-offers.ts'

// Only what an offer is made of.
const pack = (id: string, bands: string[], kind = 'package') =>
  ({
    id,
    name: id,
    description: '',
    kind,
    basePrice: 300,
    dishType: 'veg',
    bands,
    minOrder: 10,
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 0 },
    items: [
      { id: `${id}-starters`, menuId: 'm1', item: 'Starters', quantity: 1, basePrice: 35, minQty: 1, priority: 1 },
    ],
  }) as unknown as PackageView
const menus = [
  { id: 'm1', items: [{ menuType: 'veg', items: [{ name: 'Samosa', price: 0, description: '', imgUrl: '' }] }] },
] as unknown as MenuView[]
const offers: Offers = {
  menus,
  packages: [pack('small', ['10-25', '25-50']), pack('large', ['50-100', '100+']), pack('boxes', ['25-50'], 'packed')],
}
const order = { package: { id: 'small' }, menu: [{ _id: 'small-starters', price: 20 }] } as unknown as OrderView

describe('what a change may choose from', () => {
  test('keeps the price that was agreed for what was chosen', () => {
    expect(offerOf(offers, 'small', order)?.items).toMatchObject([{ price: 2_000, dishes: [{ name: 'Samosa' }] }])
  })

  test('is another package as it is offered now', () => {
    expect(offerOf(offers, 'large', order)?.items).toMatchObject([{ price: 3_500 }])
  })

  test('is nothing when the package is offered no more', () => {
    expect(offerOf({ ...offers, packages: [] }, 'small', order)).toBeUndefined()
  })
})

describe('packages that fit other guests', () => {
  const chosen = { id: 'small', kind: 'package' }
  test('are of the same kind, and the bounds of their ranges count', () => {
    expect(fitting(offers, 50, chosen).map(({ id }) => id)).toEqual(['large'])
    expect(fitting(offers, 400, chosen).map(({ id }) => id)).toEqual(['large'])
    expect(fitting(offers, 50, { id: 'large', kind: 'package' }).map(({ id }) => id)).toEqual(['small'])
  })

  test('may be none', () => {
    expect(fitting(offers, 9, chosen)).toEqual([])
  })
})
