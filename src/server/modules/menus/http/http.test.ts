import { expect, test } from 'vitest'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import { fromRupees } from '#contract/values/money.ts'
import { aCaterer, aMenu, aPackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('menus group their dishes by diet, in rupees, under both spellings of the path', async () => {
  const { id: catererId } = await aCaterer(server, { dishPricesShown: true })
  const menu = await aMenu(server, {
    catererId,
    name: 'Starters',
    basePrice: fromRupees(35.5),
    dishes: [
      { name: 'Jain Samosa', diet: 'jain', description: 'Without onion and garlic' },
      { name: 'Paneer Tikka', diet: 'veg', price: fromRupees(12.25) },
    ],
  })
  await aMenu(server, { catererId, name: 'Hidden', status: 2 })

  for (const path of [`/api/menus/caterer/${catererId}`, `/api/Menus/caterer/${catererId}`]) {
    const response = await server.request(path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([
      {
        id: menu.id,
        name: 'Starters',
        catererId,
        basePrice: 35.5,
        status: { id: 1 },
        items: [
          { menuType: 'veg', items: [{ name: 'Paneer Tikka', description: '', price: 12.25, imgUrl: '' }] },
          {
            menuType: 'jain',
            items: [{ name: 'Jain Samosa', description: 'Without onion and garlic', price: 0, imgUrl: '' }],
          },
        ],
      },
    ] satisfies MenuView[])
  }
})

test('packages show their categories with quantity, price and step', async () => {
  const { id: catererId } = await aCaterer(server)
  const menu = await aMenu(server, { catererId, name: 'Sweets' })
  const made = await aPackage(server, {
    catererId,
    name: 'Wedding Thali',
    basePrice: fromRupees(449.5),
    bands: ['50-100', '25-50'],
    items: [{ menuId: menu.id, quantity: 0, price: fromRupees(20), minQty: 2 }],
  })

  const packages = (await (await server.request(`/api/dishes/caterer/${catererId}`)).json()) as PackageView[] // checked by the server

  expect(packages).toEqual([
    {
      id: made.id,
      name: 'Wedding Thali',
      description: 'A full meal',
      kind: 'package',
      basePrice: 449.5,
      dishType: 'veg',
      catererId,
      bands: ['25-50', '50-100'],
      minOrder: 10,
      gstPercent: 5,
      delivery: { freeKm: 25, perKm: 0 },
      servings: '',
      prepTime: '',
      dietaryInfo: '',
      allergenInfo: '',
      imgUrl: '',
      items: [
        {
          id: made.items[0]?.id ?? '',
          item: 'Sweets',
          menuId: menu.id,
          quantity: 0,
          basePrice: 20,
          minQty: 2,
          priority: 1,
        },
      ],
      shortages: [],
    },
  ])
})

test('packages can be asked for by a range of guests, and no other word is one', async () => {
  const { catererId } = await aPackage(server, { bands: ['100+'] })
  const large = await server.request(`/api/dishes/caterer/${catererId}?people=${encodeURIComponent('100+')}`)
  const small = await server.request(`/api/dishes/caterer/${catererId}?people=10-25`)
  expect([await large.json(), await small.json()]).toEqual([[expect.objectContaining({ catererId })], []])

  const wrong = await server.request(`/api/dishes/caterer/${catererId}?people=many`)
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { fields: { people: 'Choose a guest range: 10-25, 25-50, 50-100, 100+' } },
  ])
})

test.each([{ approval: 'pending' }, { status: 2 }] as const)(
  'nobody sees the food of a caterer with %j',
  async (state) => {
    const { id } = await aCaterer(server, state)
    expect((await server.request(`/api/menus/caterer/${id}`)).status).toBe(404)
    expect((await server.request(`/api/dishes/caterer/${id}`)).status).toBe(404)
  },
)
