import { beforeAll, describe, expect, test } from 'vitest'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aMenu, anImage, aPackage, aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { anOfferer, dishes, type Offerer } from '#test/support/offerers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
let owner: Offerer
let other: Offerer
let menuId: string
let packageId: string
beforeAll(async () => {
  owner = await anOfferer(server)
  other = await anOfferer(server)
  menuId = (await owner.createMenu({ items: [dishes('veg', 'Kheer')] })).body.id
  packageId = (await owner.createPackage({ items: [{ menuId, quantity: 1 }] })).body.id
})

const unpriced = [-1, -0.01, 100_000.01, 1e21, 0.125, 0.1 + 0.2, '200', '', null, [200], {}] as const
const hidden = ['Ka\u0000ju', 'Ka\u202eju', 'Ka\u200bju', 'Ka\r\nju', 'Ka\ud800ju', '\u3164'] as const
const unnamed = [...hidden, '', ' \u00a0', '...', null, 7, ['Kheer']] as const
const dish = (given: object) => [{ menuType: 'veg', items: [{ name: 'Kheer' }, { name: 'Jalebi', ...given }] }]
const item = (given: object) => [{ menuId, quantity: 1, ...given }]

/** Where each wrong value is put, and beside which field it is answered. */
const ofMenu: [string, string, (value: unknown) => object, readonly unknown[]][] = [
  ['name', 'name', (name) => ({ name }), [...unnamed, 'A'.repeat(81)]],
  ['base price', 'basePrice', (basePrice) => ({ basePrice }), unpriced],
  ['status', 'status', (status) => ({ status }), [null, 1, { id: 0 }, { id: 3 }, { id: '1' }, {}]],
  [
    'name of a dish',
    'items.0.items.1.name',
    (name) => ({ items: dish({ name }) }),
    [...unnamed, 'A'.repeat(121), 'kheer'],
  ],
  ['price of a dish', 'items.0.items.1.price', (price) => ({ items: dish({ price }) }), [...unpriced, 0.01]],
  [
    'description',
    'items.0.items.1.description',
    (description) => ({ items: dish({ description }) }),
    ['a\u202eb', 7, 'a'.repeat(501)],
  ],
  [
    'picture',
    'items.0.items.1.imgUrl',
    (imgUrl) => ({ items: dish({ imgUrl }) }),
    ['https://evil.example/a.jpg', '/pictures/none-960.avif', 'javascript:alert(1)', '/pictures/', 7],
  ],
  ['diet', 'items.0.menuType', (menuType) => ({ items: [{ menuType, items: [] }] }), ['vegan', '', null, '__proto__']],
  ['dishes', 'items', (items) => ({ items }), ['Kheer', null, {}]],
]
const ofPackage: typeof ofMenu = [
  ['name', 'name', (name) => ({ name }), [...unnamed, 'A'.repeat(81)]],
  ['price', 'basePrice', (basePrice) => ({ basePrice }), unpriced],
  ['diet', 'dishType', (dishType) => ({ dishType }), ['vegan', '', null, 7]],
  ['range', 'bands.0', (band) => ({ bands: [band] }), ['many', '', null, 25]],
  ['smallest order', 'minOrder', (minOrder) => ({ minOrder }), [9, 1001, 10.5, '10', null, 20]],
  ['smallest bill', 'minBill', (minBill) => ({ minBill }), [-1, '200', 2000]],
  ['kind', 'kind', (kind) => ({ kind }), ['packed', 'custom', 'x', null]],
  ['words', 'allergenInfo', (allergenInfo) => ({ allergenInfo }), [...hidden.slice(0, 3), 7, 'a'.repeat(201)]],
  ['picture', 'imgUrl', (imgUrl) => ({ imgUrl }), ['https://evil.example/a.jpg', '/pictures/none-960.avif']],
  ['category', 'items.0.menuId', (id) => ({ items: item({ menuId: id }) }), ['nothing', '../x', null, 7]],
  ['category by name', 'items.0.item', (name) => ({ items: [{ item: name }] }), ['Soups', 'a\u202eb', 7]],
  ['quantity', 'items.0.quantity', (quantity) => ({ items: item({ quantity }) }), [-1, 81, 1.5, '1', null]],
  ['minimum quantity', 'items.0.minQty', (minQty) => ({ items: item({ minQty }) }), [0, 81, 1.5, '1', null]],
  ['price of an item', 'items.0.basePrice', (basePrice) => ({ items: item({ basePrice }) }), unpriced],
  ['priority', 'items.0.priority', (priority) => ({ items: item({ priority }) }), [1.5, '1', null]],
  ['items', 'items', (items) => ({ items }), ['Kheer', null, {}]],
]

/** Sends a value in each place, and holds the answers to a sentence beside the field and an unchanged offer. */
async function isRejected(send: () => Promise<{ status: number; body: Partial<ErrorResponse> }>, field: string) {
  const { status, body } = await send()
  const [path = '', sentence] = Object.entries(body.fields ?? {})[0] ?? []
  expect([status, path]).toEqual([422, expect.stringMatching(new RegExp(`^${field}(\\.id)?$`))])
  expect(sentence).toMatch(/^[A-Z][^{}]{8,}/)
}

describe('of a menu it is rejected beside its field, and nothing changes:', () => {
  test.each(ofMenu)('wrong %s', async (_, field, given, values) => {
    const before = await owner.offer()
    for (const value of values) {
      await isRejected(() => owner.createMenu(given(value)), field)
      await isRejected(() => owner.changeMenu(menuId, given(value)), field)
    }
    expect(await owner.offer()).toEqual(before)
  })
})

describe('of a package it is rejected beside its field, and nothing changes:', () => {
  test.each(ofPackage)('wrong %s', async (what, field, given, values) => {
    const before = await owner.offer()
    for (const value of values) {
      // A new package is of the kind that it says.
      if (what !== 'kind') await isRejected(() => owner.createPackage(given(value)), field)
      await isRejected(() => owner.changePackage(packageId, given(value)), field)
    }
    expect(await owner.offer()).toEqual(before)
  })

  test('a diet is needed, and one that the caterer cooks', async () => {
    await isRejected(() => owner.createPackage({ dishType: undefined }), 'dishType')
    const vegetarian = await anOfferer(server, { cateringTypes: ['veg'] })
    await isRejected(() => vegetarian.createPackage({ dishType: 'Jain' }), 'dishType')
    expect((await vegetarian.createPackage({ dishType: 'nonveg' })).status).toBe(201)
    await isRejected(() => owner.changePackage(packageId, { dishType: 'Custom' }), 'dishType')
  })

  test('a custom menu has neither price nor diet', async () => {
    const custom = { name: 'Custom Menu', kind: 'custom', basePrice: 0, dishType: 'custom' }
    await isRejected(() => owner.createPackage({ ...custom, basePrice: 100 }), 'basePrice')
    await isRejected(() => owner.createPackage({ ...custom, dishType: 'veg' }), 'dishType')
  })

  test('a category is in it once', async () => {
    await isRejected(() => owner.changePackage(packageId, { items: [{ menuId }, { menuId }] }), 'items.1.menuId')
  })
})

const notKnown = '01KAFR2M8Q4X6B1C9D3E5F7G0H'
/** A wrong value, the code of the answer and that of its field. */
const codes: [string, (by: Offerer) => Promise<{ status: number; body: Partial<ErrorResponse> }>, string, string][] = [
  ['price below 0', (by) => by.createPackage({ basePrice: -1 }), 'offer_invalid', 'plate_price_invalid'],
  ['price above 1,00,000', (by) => by.createPackage({ basePrice: 100_000.01 }), 'offer_invalid', 'plate_price_invalid'],
  ['price of three decimals', (by) => by.createMenu({ basePrice: 0.125 }), 'offer_invalid', 'rupees_invalid'],
  ['price as text', (by) => by.createMenu({ basePrice: '200' }), 'offer_invalid', 'plate_price_invalid'],
  ['name of 81 characters', (by) => by.createMenu({ name: 'A'.repeat(81) }), 'offer_invalid', 'too_long'],
  ['name with U+202E', (by) => by.createMenu({ name: 'a\u202eb' }), 'offer_invalid', 'characters_invisible'],
  ['name of zero width', (by) => by.createPackage({ name: 'a\u200bb' }), 'offer_invalid', 'characters_invisible'],
  ['name with NUL', (by) => by.createPackage({ name: 'a\u0000b' }), 'offer_invalid', 'characters_invisible'],
  ['no name', (by) => by.createPackage({ name: ' ' }), 'offer_invalid', 'package_name_needed'],
  [
    '81 dishes',
    (by) => by.createMenu({ items: [dishes('veg', ...Array.from({ length: 81 }, (_, i) => `Dish ${i}`))] }),
    'offer_invalid',
    'dishes_limit',
  ],
  ['a price that we set', (by) => by.createMenu({ items: dish({ price: 1 }) }), 'set_by_us', 'set_by_us'],
  [
    'category of nobody',
    (by) => by.createPackage({ items: item({ menuId: notKnown }) }),
    'category_unknown',
    'category_unknown',
  ],
  [
    'picture of nobody',
    (by) => by.createPackage({ imgUrl: '/pictures/none-960.avif' }),
    'picture_not_found',
    'picture_not_found',
  ],
]

test.each(codes)('%s is told by its code', async (_, send, code, ofField) => {
  const { status, body } = await send(owner)
  expect([status, body.code, body.problems?.map((problem) => problem.code)]).toEqual([422, code, [ofField]])
})

test('texts of the longest kind, prices at their ends and markup are accepted and shown as text', async () => {
  const cook = await anOfferer(server, { dishPricesShown: true })
  const name = `<b>Aai's</b> & "Söhne" `.padEnd(80, 'A')
  const items = [
    { menuType: 'veg', items: [{ name: '<script>'.padEnd(120, 'x'), price: 100_000, description: 'a'.repeat(500) }] },
  ]
  const menu = await cook.createMenu({ name, items, basePrice: 100_000 })
  expect([menu.status, menu.body.name, menu.body.items[0]?.items[0]?.name]).toEqual([
    201,
    name,
    '<script>'.padEnd(120, 'x'),
  ])
  const offer = await cook.createPackage({
    name,
    basePrice: 0.01,
    items: [{ menuId: menu.body.id, quantity: 80, basePrice: 0 }],
  })
  expect([offer.status, offer.body.name]).toEqual([201, name])
})

describe('bounds:', () => {
  test('40 categories, also for what is restored', async () => {
    const cook = await anOfferer(server)
    const first = (await cook.createMenu()).body.id
    await cook.deleteMenu(first)
    for (let i = 0; i < 40; i++) expect((await cook.createMenu()).status).toBe(201)
    for (const { status, body } of [await cook.createMenu(), await cook.restoreMenu(first)])
      expect([status, body.code, body.fields]).toEqual([
        422,
        'categories_limit',
        { name: 'You can have 40 categories' },
      ])
  })

  test('80 dishes in a category, over all diets', async () => {
    const cook = await anOfferer(server)
    const names = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix} ${i}`)
    const most = await cook.createMenu({ items: [dishes('veg', ...names(40, 'A')), dishes('jain', ...names(40, 'B'))] })
    expect(most.status).toBe(201)
    const more = [dishes('veg', ...names(41, 'A')), dishes('jain', ...names(40, 'B'))]
    const text = 'You can have 80 dishes in a category'
    expect((await cook.changeMenu(most.body.id, { items: more })).body.fields).toEqual({ items: text })
    const { body } = await cook.changeMenu(most.body.id, { items: [dishes('veg', ...names(81, 'A'))] })
    expect(body.fields).toEqual({ 'items.0.items': text })
  })

  test('40 packages of 60 items, also for what is restored', async () => {
    const cook = await anOfferer(server)
    const first = (await cook.createPackage()).body.id
    await cook.deletePackage(first)
    for (let i = 0; i < 40; i++) expect((await cook.createPackage()).status).toBe(201)
    for (const { status, body } of [await cook.createPackage(), await cook.restorePackage(first)])
      expect([status, body.code, body.fields]).toEqual([422, 'packages_limit', { name: 'You can have 40 packages' }])
    const items = Array.from({ length: 61 }, (_, i) => ({ item: `Course ${i}` }))
    expect((await cook.createPackage({ items })).body.fields).toMatchObject({
      items: 'You can have 60 items in a package',
    })
  })

  test('600 changes an hour', async () => {
    const cook = await anOfferer(server)
    const { id } = (await cook.createMenu()).body
    await rows(
      server.database.db,
      sql`update rate_limits set used = 600 where used = 1 and ends_at > '2026-11-20T05:00:00Z'`,
    )
    const { status, body } = await cook.changeMenu(id, { basePrice: 1 })
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    await rows(server.database.db, sql`delete from rate_limits`)
  })
})

describe("another caterer's", () => {
  test('id, menus and packages are not found', async () => {
    const foreign = { catererId: other.caterer.id }
    const [menu, offer] = [(await other.createMenu()).body.id, (await other.createPackage()).body.id]
    const answers = {
      caterer_not_found: [
        await owner.createMenu(foreign),
        await owner.createPackage(foreign),
        await owner.changeMenu(menuId, foreign),
        await owner.changePackage(packageId, foreign),
        await owner.send<object>('GET', `/api/caterer/${other.caterer.id}/offer`),
      ],
      menu_not_found: [
        await owner.changeMenu(menu, { basePrice: 1 }),
        await owner.changePackage(offer, { basePrice: 1 }),
        await owner.deleteMenu(menu),
        await owner.deleteMenu(menu, '?everywhere=true'),
        await owner.deletePackage(offer),
        await owner.restoreMenu(menu),
        await owner.restorePackage(offer),
      ],
    }
    for (const [code, all] of Object.entries(answers))
      for (const { status, body } of all) expect([status, body.code]).toEqual([404, code])
    const left = await other.offer()
    expect([left.menus.map(({ id }) => id), left.packages.map(({ id }) => id)]).toEqual([[menu], [offer]])
  })

  test('categories and pictures cannot be used', async () => {
    const menu = await aMenu(server, { catererId: other.caterer.id, name: 'Theirs' })
    await isRejected(() => owner.createPackage({ items: [{ menuId: menu.id }] }), 'items.0.menuId')
    await isRejected(() => owner.createPackage({ items: [{ item: 'Theirs' }] }), 'items.0.item')
    const { id, base } = await anImage(server)
    await rows(server.database.db, sql`update images set owner_id = ${other.user.id} where id = ${id}`)
    await isRejected(() => owner.changePackage(packageId, { imgUrl: `/pictures/${base}-960.avif` }), 'imgUrl')
  })

  test('pictures that the caterer shows already stay', async () => {
    const image = await anImage(server)
    const offer = await aPackage(server, { catererId: owner.caterer.id })
    await rows(server.database.db, sql`update packages set image_id = ${image.id} where id = ${offer.id}`)
    const imgUrl = `/pictures/${image.base}-960.avif`
    const { status, body } = await owner.changePackage(offer.id, { imgUrl, servings: 'One' })
    expect([status, body.imgUrl]).toEqual([200, imgUrl])
  })
})

test('an account without a caterer, a customer and a visitor change nothing', async () => {
  const answer = async (headers: Record<string, string>) => {
    const response = await call(server, 'PATCH', `/api/menus/${menuId}`, { headers, body: { basePrice: 1 } })
    return response.status
  }
  expect(await answer(await signedInAs(server, await aUser(server, { role: '3' })))).toBe(403)
  expect(await answer(await signedInAs(server, await aUser(server)))).toBe(403)
  expect(await answer({})).toBe(401)
})

test('the public lists are the same for the caterer as for everybody', async () => {
  await owner.changePackage(packageId, { status: { id: 2 } })
  for (const path of ['menus', 'dishes']) {
    const mine = await owner.send<MenuView[] | PackageView[]>('GET', `/api/${path}/caterer/${owner.caterer.id}`)
    const seen = await server.request(`/api/${path}/caterer/${owner.caterer.id}`)
    expect(mine.body).toEqual(await seen.json())
  }
  await owner.changePackage(packageId, { status: { id: 1 } })
})
