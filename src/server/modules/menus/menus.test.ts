import { expect, test } from 'vitest'
import { fromRupees } from '#contract/values/money.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, aPackage, type ADish } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { getOffer, listDishNames, listMenus, listOfferings, listPackages, listShownPackages } from './index.ts'

const server = useServer()
const db = () => server.database.db

const starters: readonly ADish[] = [
  { name: 'Chicken Tikka', diet: 'nonVeg', price: fromRupees(40) },
  { name: 'Paneer Tikka', diet: 'veg', price: fromRupees(25) },
  { name: 'Jain Samosa', diet: 'jain' },
]

async function aCatererWithMenu(dishPricesShown = true) {
  const caterer = await aCaterer(server, { dishPricesShown })
  const menu = await aMenu(server, {
    catererId: caterer.id,
    name: 'Starters',
    basePrice: fromRupees(35),
    dishes: starters,
  })
  return { caterer, menu }
}

test('a veg package lets one choose veg and Jain dishes, a Jain one only Jain, a non-veg or custom one all', async () => {
  const { caterer, menu } = await aCatererWithMenu()
  const dishesOf = async (diet: 'veg' | 'jain' | 'nonVeg' | 'custom') => {
    const kind = diet === 'custom' ? 'custom' : 'package'
    const { id } = await aPackage(server, { catererId: caterer.id, kind, diet, items: [{ menuId: menu.id }] })
    return (await getOffer(db(), id)).items[0]?.dishes.map((dish) => dish.name)
  }

  expect(await dishesOf('veg')).toEqual(['Paneer Tikka', 'Jain Samosa'])
  expect(await dishesOf('jain')).toEqual(['Jain Samosa'])
  expect(await dishesOf('nonVeg')).toEqual(['Chicken Tikka', 'Paneer Tikka', 'Jain Samosa'])
  expect(await dishesOf('custom')).toEqual(['Chicken Tikka', 'Paneer Tikka', 'Jain Samosa'])
})

test('an offer has its price, bands, smallest order and categories by priority', async () => {
  const { caterer, menu } = await aCatererWithMenu()
  const sweets = await aMenu(server, { catererId: caterer.id, name: 'Sweets', dishes: [] })
  const made = await aPackage(server, {
    catererId: caterer.id,
    kind: 'packed',
    name: 'Packed Thali',
    basePrice: fromRupees(150.5),
    minOrder: 20,
    bands: ['100+', '10-25'],
    items: [
      { menuId: sweets.id, quantity: 0, price: fromRupees(12), minQty: 3 },
      { menuId: menu.id, quantity: 2 },
    ],
  })

  const offer = await server.database.transaction((tx) => getOffer(tx, made.id))

  expect(offer).toMatchObject({
    id: made.id,
    catererId: caterer.id,
    name: 'Packed Thali',
    kind: 'packed',
    diet: 'veg',
    basePrice: 15_050,
    minOrder: 20,
    bands: ['10-25', '100+'],
  })
  expect(offer.items).toMatchObject([
    { id: made.items[0]?.id, menuId: sweets.id, name: 'Sweets', quantity: 0, price: 1200, minQty: 3, dishes: [] },
    {
      name: 'Starters',
      quantity: 2,
      dishes: [{ name: 'Paneer Tikka', diet: 'veg', supplement: 2500 }, { name: 'Jain Samosa' }],
    },
  ])
})

test('dishes cost nothing extra where the caterer does not show their prices', async () => {
  const { caterer, menu } = await aCatererWithMenu(false)
  const { id } = await aPackage(server, { catererId: caterer.id, items: [{ menuId: menu.id }] })

  expect((await getOffer(db(), id)).items[0]?.dishes[0]).toMatchObject({
    name: 'Paneer Tikka',
    diet: 'veg',
    supplement: 0,
  })
  const [shown] = await listMenus(db(), caterer.id, { dishPricesShown: true })
  const [hidden] = await listMenus(db(), caterer.id, { dishPricesShown: false })
  expect([shown?.dishes[0]?.price, hidden?.dishes[0]?.price]).toEqual([4000, 0])
})

test('what was deleted or switched off is offered no more', async () => {
  const { caterer, menu } = await aCatererWithMenu()
  const off = await aPackage(server, { catererId: caterer.id, status: 2 })
  const gone = await aPackage(server, { catererId: caterer.id })
  await rows(db(), sql`update packages set deleted_at = now() where id = ${gone.id}`)
  const stored = await aPackage(server, { catererId: caterer.id, items: [{ menuId: menu.id, quantity: 1 }, {}] })
  await rows(db(), sql`update menu_dishes set deleted_at = now() where menu_id = ${menu.id} and name = 'Paneer Tikka'`)
  await rows(db(), sql`update menus set deleted_at = now() where id = ${stored.items[1]?.menuId}`)

  await expect(getOffer(db(), off.id)).rejects.toMatchObject({ code: 'package_not_found' })
  await expect(getOffer(db(), gone.id)).rejects.toMatchObject({ code: 'package_not_found' })
  expect((await getOffer(db(), stored.id)).items.map((item) => item.dishes.map((dish) => dish.name))).toEqual([
    ['Jain Samosa'],
  ])
  expect((await listPackages(db(), caterer.id)).map(({ id }) => id)).toEqual([stored.id])
  expect((await listPackages(db(), caterer.id))[0]?.items.map(({ name }) => name)).toEqual(['Starters'])
  expect((await listOfferings(db(), [caterer.id])).map(({ id }) => id)).toEqual([stored.id])
  expect(
    (await listMenus(db(), caterer.id, caterer)).find(({ id }) => id === menu.id)?.dishes.map(({ name }) => name),
  ).toEqual(['Chicken Tikka', 'Jain Samosa'])
})

test('dish names are told once a dish, of the caterers asked for', async () => {
  const { caterer, menu } = await aCatererWithMenu()
  await aCatererWithMenu()
  await rows(db(), sql`update menu_dishes set deleted_at = now() where menu_id = ${menu.id} and name = 'Paneer Tikka'`)

  expect(await listDishNames(db(), [caterer.id])).toEqual([
    {
      catererId: caterer.id,
      names: expect.toSatisfy((names: string[]) => names.sort().join() === 'Chicken Tikka,Jain Samosa'),
    },
  ])
})

test('for a range of guests come the packages of that range and those that serve any number', async () => {
  const { caterer } = await aCatererWithMenu()
  const small = await aPackage(server, { catererId: caterer.id, bands: ['10-25', '25-50'] })
  const large = await aPackage(server, { catererId: caterer.id, bands: ['100+'] })
  const custom = await aPackage(server, { catererId: caterer.id, kind: 'custom', bands: [] })
  const shown = { ...caterer, menuVersion: 1, customMinimum: fromRupees(0) }
  const idsFor = async (people?: '10-25' | '100+') =>
    (await listShownPackages(db(), shown, { people, favourites: new Map() })).map(({ id }) => id)

  expect(await idsFor('10-25')).toEqual([small.id, custom.id])
  expect(await idsFor('100+')).toEqual([large.id, custom.id])
  expect(await idsFor()).toEqual([small.id, large.id, custom.id])
})

test('for a range of guests packages come in the order of its list, kind by kind', async () => {
  const { caterer } = await aCatererWithMenu()
  const placed = async (kind: 'package' | 'packed', rupees: number, position: number) => {
    const offer = await aPackage(server, {
      catererId: caterer.id,
      kind,
      basePrice: fromRupees(rupees),
      bands: ['25-50', '100+'],
    })
    await rows(
      db(),
      sql`update package_bands set position = ${position} where package_id = ${offer.id} and band = '25-50'`,
    )
    return offer.id
  }
  const box = await placed('packed', 100, 1)
  const third = await placed('package', 200, 7)
  const second = await placed('package', 300, 5)
  const first = await placed('package', 400, 3)
  const custom = await aPackage(server, { catererId: caterer.id, kind: 'custom', bands: [] })
  const shown = { ...caterer, menuVersion: 1, customMinimum: fromRupees(0) }
  const idsFor = async (people?: '25-50') =>
    (await listShownPackages(db(), shown, { people, favourites: new Map() })).map(({ id }) => id)

  expect(await idsFor('25-50')).toEqual([first, second, third, custom.id, box])
  expect(await idsFor()).toEqual([third, second, first, custom.id, box])
})

test('a package that lacks dishes can not be booked, by whatever is read of it', async () => {
  const { caterer, menu } = await aCatererWithMenu()
  const empty = await aMenu(server, { catererId: caterer.id, dishes: [] })
  const off = await aMenu(server, { catererId: caterer.id, status: 2, dishes: starters })
  const items = (quantity: number, menuId = menu.id) => [{ menuId, quantity }]
  const cases = [
    { kind: 'package', diet: 'veg', items: items(2) },
    { kind: 'package', diet: 'veg', items: items(3) },
    { kind: 'package', diet: 'jain', items: items(1) },
    { kind: 'packed', diet: 'jain', items: items(2) },
    { kind: 'package', diet: 'nonVeg', items: items(3) },
    { kind: 'package', diet: 'nonVeg', items: [] },
    { kind: 'package', diet: 'nonVeg', items: items(0, empty.id) },
    { kind: 'package', diet: 'nonVeg', items: [...items(0), ...items(0, empty.id)] },
    { kind: 'package', diet: 'nonVeg', items: [...items(1), ...items(1, empty.id)] },
    { kind: 'package', diet: 'nonVeg', items: [...items(1), ...items(1, off.id)] },
    { kind: 'custom', diet: 'custom', items: items(9) },
  ] as const
  for (const offer of cases) await aPackage(server, { catererId: caterer.id, ...offer })
  const shown = await listShownPackages(
    db(),
    { ...caterer, menuVersion: 1, customMinimum: fromRupees(0) },
    { people: undefined, favourites: new Map() },
  )
  const whole = shown.filter(({ shortages }) => shortages.length === 0).map(({ id }) => id)
  expect(whole).toHaveLength(6)
  expect((await listPackages(db(), caterer.id)).map(({ id }) => id).toSorted()).toEqual(whole.toSorted())
  const offerings = await listOfferings(db(), [caterer.id])
  expect(offerings).toHaveLength(cases.length)
  expect(
    offerings
      .filter(({ canBeBooked }) => canBeBooked)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(whole.toSorted())
})
