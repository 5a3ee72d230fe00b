import { beforeEach, describe, expect, test } from 'vitest'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { fromRupees } from '#contract/values/money.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, anOrder, aPackage, aUser, type ADish, type APackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { listShownPackages } from './index.ts'

const server = useServer()
const db = () => server.database.db

const starters: readonly ADish[] = [
  { name: 'Chicken Tikka', diet: 'nonVeg' },
  { name: 'Paneer Tikka', diet: 'veg' },
  { name: 'Jain Samosa', diet: 'jain' },
  { name: 'Corn Cutlet', diet: 'veg' },
]

let caterer: { id: string }
let menu: { id: string }
beforeEach(async () => {
  caterer = await aCaterer(server)
  menu = await aMenu(server, { catererId: caterer.id, name: 'Starters', basePrice: fromRupees(40), dishes: starters })
})

const anOffer = (given: Parameters<typeof aPackage>[1] = {}) =>
  aPackage(server, { catererId: caterer.id, items: [{ menuId: menu.id }], ...given })

async function served(id: string, query = ''): Promise<PackageView> {
  const response = await server.request(`/api/dishes/caterer/${caterer.id}${query}`)
  // Checked by the server.
  const packages = (await response.json()) as PackageView[]
  const found = packages.find((one) => one.id === id)
  if (!found) throw new Error('the package is not listed')
  return found
}
const startOf = async ({ id }: APackage) => (await served(id)).defaultSelection?.map(({ dishes }) => dishes)

/** Completed orders of a package, each with these dishes. */
async function completed(offer: APackage, count: number, dishes: string[]): Promise<void> {
  const [itemId = ''] = offer.items.map(({ id }) => id)
  const { id: customerId } = await aUser(server)
  for (let i = 0; i < count; i++)
    await anOrder(server, { offer, customerId, selections: [{ itemId, addOn: 0, dishes }] })
}

describe('a package is served with its default', () => {
  test.for([
    ['veg', ['Paneer Tikka', 'Jain Samosa']],
    ['nonVeg', ['Chicken Tikka', 'Paneer Tikka']],
  ] as const)('of its own diet, in the order of the menu: %s', async ([diet, dishes]) => {
    const offer = await anOffer({ diet })
    expect(await served(offer.id)).toMatchObject({
      defaultSelection: [{ itemId: offer.items[0]?.id, dishes }],
      shortages: [],
    })
  })

  test('what the caterer marked comes first, and what has left the menu is replaced', async () => {
    const offer = await anOffer({ items: [{ menuId: menu.id, defaultDishes: ['Corn Cutlet', 'Jain Samosa'] }] })
    expect(await startOf(offer)).toEqual([['Corn Cutlet', 'Jain Samosa']])
    await rows(db(), sql`update menu_dishes set deleted_at = now() where menu_id = ${menu.id} and name = 'Corn Cutlet'`)
    expect(await startOf(offer)).toEqual([['Jain Samosa', 'Paneer Tikka']])
    await rows(db(), sql`update package_items set default_dishes = '{Paneer Tikka}' where package_id = ${offer.id}`)
    expect(await startOf(offer)).toEqual([['Paneer Tikka', 'Jain Samosa']])
  })

  test('what completed orders chose most counts from the twentieth on, once the catalogue has heard of it', async () => {
    const offer = await anOffer()
    await completed(offer, 11, ['Corn Cutlet', 'Jain Samosa'])
    await completed(offer, 8, ['Paneer Tikka', 'Jain Samosa'])
    await server.services.catalogue.refresh([caterer.id])
    expect(await startOf(offer)).toEqual([['Paneer Tikka', 'Jain Samosa']])

    await completed(offer, 1, ['Paneer Tikka', 'Jain Samosa'])
    await server.services.catalogue.refresh([caterer.id])
    expect(await startOf(offer)).toEqual([['Jain Samosa', 'Corn Cutlet']])
    const other = await anOffer()
    expect(await startOf(other)).toEqual([['Paneer Tikka', 'Jain Samosa']])
  })

  test('orders that are not completed say nothing', async () => {
    const offer = await anOffer()
    const customer = await aUser(server)
    const [itemId = ''] = offer.items.map(({ id }) => id)
    const selections = [{ itemId, addOn: 0, dishes: ['Corn Cutlet', 'Jain Samosa'] }]
    await completed(offer, 19, ['Corn Cutlet', 'Jain Samosa'])
    await anOrder(server, { offer, customerId: customer.id, selections, state: 'cancelled' })
    await server.services.catalogue.refresh([caterer.id])
    expect(await startOf(offer)).toEqual([['Paneer Tikka', 'Jain Samosa']])
  })

  test('nothing of it is made again while neither the menu nor its favourites change', async () => {
    await anOffer()
    const favourites = new Map()
    const list = (menuVersion: number, liked = favourites) =>
      listShownPackages(
        db(),
        { id: caterer.id, menuVersion, dishPricesShown: false, customMinimum: fromRupees(2_000) },
        { people: undefined, favourites: liked },
      )
    const first = await list(1)
    expect(await list(1)).toBe(first)
    expect(await list(2)).not.toBe(first)
    expect(await list(2, new Map())).not.toBe(await list(2))
  })

  test('a range of guests has the same defaults', async () => {
    const offer = await anOffer({ bands: ['100+'] })
    expect(await served(offer.id, `?people=${encodeURIComponent('100+')}`)).toEqual(await served(offer.id))
  })
})

test('the custom menu is served with a suggestion that ten guests may order', async () => {
  const items = [{ menuId: menu.id, quantity: 0, price: fromRupees(40) }, {}, {}, {}, {}]
  const offer = await anOffer({ kind: 'custom', diet: 'custom', bands: [], items })
  // Four dishes are ₹160 per plate, one more ₹200: with ten guests ₹2,000.
  expect((await startOf(offer))?.map((dishes) => dishes.length)).toEqual([2, 1, 1, 1])
})

test('a package with too few dishes has no default and says which course lacks what', async () => {
  const offer = await anOffer({ diet: 'jain', items: [{ menuId: menu.id, quantity: 3 }] })
  const shortage = { itemId: offer.items[0]?.id, item: 'Starters', needed: 3, available: 1 }
  const view = await served(offer.id)
  expect(view).toMatchObject({ shortages: [shortage] })
  expect(view.defaultSelection).toBeUndefined()
  const empty = await anOffer({ items: [] })
  expect((await served(empty.id)).shortages).toEqual([{ item: empty.name, needed: 1, available: 0 }])
})

test('marked dishes are bounded', async () => {
  const offer = await anOffer()
  const mark = (dishes: string) =>
    rows(db(), sql`update package_items set default_dishes = ${dishes} where package_id = ${offer.id}`)
  await expect(mark('{}')).rejects.toThrow()
  await expect(mark(`{${Array.from({ length: 81 }, (_, i) => `Dish ${i}`).join()}}`)).rejects.toThrow()
})
