import { describe, expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOrder, aUser } from '#test/factories/index.ts'
import { anOfferer, dishes, type Offerer } from '#test/support/offerers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const db = () => server.database.db

/** A caterer with two categories of three dishes. */
async function withMenus(): Promise<{ owner: Offerer; starters: OwnMenu; sweets: OwnMenu }> {
  const owner = await anOfferer(server)
  const starters = await owner.createMenu({
    name: 'Starters',
    items: [dishes('veg', 'Paneer Tikka', 'Corn Cutlet'), dishes('nonVeg', 'Chicken Tikka')],
  })
  const sweets = await owner.createMenu({ name: 'Sweets', items: [dishes('jain', 'Kheer', 'Jalebi', 'Halwa')] })
  return { owner, starters: starters.body, sweets: sweets.body }
}

describe('a package', () => {
  test('is created as the spec sends it, and public immediately', async () => {
    const { owner, starters, sweets } = await withMenus()
    const { status, body } = await owner.createPackage({
      catererId: owner.caterer.id,
      name: 'Wedding Thali',
      description: 'A full meal',
      dishType: 'nonveg',
      basePrice: undefined,
      price: 449.5,
      bands: ['100+', '25-50'],
      servings: 'Per guest',
      prepTime: '3 hours',
      dietaryInfo: 'With eggs',
      allergenInfo: 'Nuts',
      imgUrl: '',
      items: [
        { item: 'sweets', quantity: 0, price: 20, priority: 2 },
        { item: 'Starters', quantity: 2, basePrice: 30, minQty: 2, priority: 1 },
      ],
    })
    expect(status).toBe(201)
    const { status: shown, publication, marked, version, ...seen } = body
    expect({ shown, publication, marked, version }).toEqual({
      shown: { id: 1 },
      publication: 'public',
      marked: [],
      version: 1,
    })
    expect(seen).toMatchObject({
      name: 'Wedding Thali',
      kind: 'package',
      dishType: 'nonVeg',
      basePrice: 449.5,
      bands: ['25-50', '100+'],
      servings: 'Per guest',
      allergenInfo: 'Nuts',
      items: [
        { menuId: starters.id, item: 'Starters', quantity: 2, basePrice: 30, minQty: 2, priority: 1 },
        { menuId: sweets.id, item: 'Sweets', quantity: 0, basePrice: 20, minQty: 1, priority: 2 },
      ],
    })
    expect(await owner.publicPackages()).toEqual([seen])
  })

  test.each([
    [{ name: 'Custom Menu', dishType: undefined, basePrice: undefined }, 'custom', 'custom'],
    [{ name: 'My own', dishType: 'Custom', basePrice: 0 }, 'custom', 'custom'],
    [{ name: 'Snack Boxes', minOrder: 40 }, 'packed', 'veg'],
    [{ name: 'packed thali' }, 'packed', 'veg'],
    [{ name: 'Office Lunch', kind: 'packed', dishType: 'Non Veg' }, 'packed', 'nonVeg'],
    [{ name: 'Thali', dishType: 'Jain' }, 'package', 'jain'],
  ])('is of the kind that its name, diet or kind tells: %j', async (given, kind, dishType) => {
    const { owner, starters } = await withMenus()
    const items = [{ menuId: starters.id, quantity: 1, price: 40 }]
    const { status, body } = await owner.createPackage({ ...given, items })
    expect([status, body.kind, body.dishType, body.publication]).toEqual([201, kind, dishType, 'public'])
    expect(body.minOrder).toBe('minOrder' in given ? given.minOrder : 10)
  })

  test('without a price, or hidden, is saved and not public', async () => {
    const { owner, starters } = await withMenus()
    const items = [{ menuId: starters.id, quantity: 1 }]
    const free = (await owner.createPackage({ basePrice: 0, items })).body
    const hidden = (await owner.createPackage({ status: { id: 2 }, items })).body
    const custom = (await owner.createPackage({ name: 'Custom Menu', dishType: 'Custom', basePrice: 0, items })).body
    expect([free, hidden, custom].map(({ publication }) => publication)).toEqual([
      'price_missing',
      'hidden',
      'price_missing',
    ])
    expect(await owner.publicPackages()).toEqual([])
    const profile = (await owner.send<OwnCaterer>('GET', `/api/caterer/${owner.caterer.id}`)).body
    expect([profile.dishes, profile.dishesfor25_50, profile.customMenu]).toEqual([[], [], []])
    expect((await owner.offer()).lists.dishesfor25_50.toSorted()).toEqual([free.id, hidden.id, custom.id].toSorted())

    await owner.changePackage(free.id, { basePrice: 0.01 })
    await owner.changePackage(hidden.id, { status: { id: 1 } })
    await owner.changePackage(custom.id, { items: [{ menuId: starters.id, price: 1 }] })
    expect((await owner.publicPackages()).map(({ id }) => id).toSorted()).toEqual(
      [free.id, hidden.id, custom.id].toSorted(),
    )
  })

  test('that is hidden cannot be quoted or ordered, and open orders of it go on', async () => {
    const { owner, starters } = await withMenus()
    const offer = (await owner.createPackage({ items: [{ menuId: starters.id, quantity: 1 }] })).body
    const request = {
      catererId: owner.caterer.id,
      packageId: offer.id,
      selections: [{ itemId: offer.items[0]?.id, addOn: 0, dishes: ['Paneer Tikka'] }],
      guests: 40,
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
      serviceHours: 3,
    }
    const quote = () => owner.send<object>('POST', '/api/orders/quote', request)
    expect((await quote()).status).toBe(200)
    const { id: customerId } = await aUser(server)
    const order = await anOrder(server, {
      customerId,
      offer: { ...offer, diet: 'veg', basePrice: 300_00, status: 1, items: [] } as never,
    })
    for (const hide of [
      () => owner.changePackage(offer.id, { status: { id: 2 } }),
      () => owner.changePackage(offer.id, { status: { id: 1 }, basePrice: 0 }),
      () => owner.deletePackage(offer.id),
    ]) {
      await hide()
      const { status, body } = await quote()
      expect([status, body.code]).toEqual([422, 'package_not_found'])
    }
    const [kept] = await rows<{ state: string }>(db(), sql`select state from orders where id = ${order.id}`)
    expect(kept?.state).toBe(order.state)
  })

  test('keeps its items by their categories, in the order of the list or of their priorities', async () => {
    const { owner, starters, sweets } = await withMenus()
    const breads = (await owner.createMenu({ name: 'Breads' })).body
    const items = [
      { menuId: starters.id, quantity: 1, price: 30 },
      { menuId: sweets.id, quantity: 1 },
    ]
    const offer = (await owner.createPackage({ items })).body
    const [first, second] = offer.items.map(({ id }) => id)

    const reordered = (await owner.changePackage(offer.id, { items: [{ id: second }, { id: first }] })).body
    expect(reordered.items.map(({ id, priority, basePrice }) => [id, priority, basePrice])).toEqual([
      [second, 1, 0],
      [first, 2, 30],
    ])
    const swapped = [{ item: 'Sweets', priority: 7 }, { item: 'Breads' }, { menuId: starters.id, priority: 7 }]
    const after = (await owner.changePackage(offer.id, { items: swapped })).body
    expect(after.items.map(({ item, priority }) => [item, priority])).toEqual([
      ['Breads', 1],
      ['Sweets', 2],
      ['Starters', 3],
    ])
    expect(after.items.map(({ menuId }) => menuId)).toEqual([breads.id, sweets.id, starters.id])
    expect((await owner.changePackage(offer.id, { items: [] })).body.items).toEqual([])
  })

  test('starts with the dishes that its caterer marked', async () => {
    const { owner, starters, sweets } = await withMenus()
    const items = [
      { menuId: starters.id, quantity: 1 },
      { menuId: sweets.id, quantity: 2 },
    ]
    const defaultSelection = [{ menuId: sweets.id, dishes: ['Halwa'] }]
    const offer = (await owner.createPackage({ items, defaultSelection })).body
    const [first = '', second = ''] = offer.items.map(({ id }) => id)
    expect(offer.marked).toEqual([{ itemId: second, dishes: ['Halwa'] }])
    expect(offer.defaultSelection).toEqual([
      { itemId: first, dishes: ['Paneer Tikka'] },
      { itemId: second, dishes: ['Halwa', 'Kheer'] },
    ])
    const named = (await owner.changePackage(offer.id, { name: 'Gold' })).body
    expect(named.marked).toEqual(offer.marked)
    const corn = (
      await owner.changePackage(offer.id, { defaultSelection: [{ itemId: first, dishes: ['Corn Cutlet'] }] })
    ).body
    expect(corn.marked).toEqual([{ itemId: first, dishes: ['Corn Cutlet'] }])
    // One that is no longer included starts with nothing.
    const without = (await owner.changePackage(offer.id, { items: [{ id: first, quantity: 0 }, { id: second }] })).body
    expect(without.marked).toEqual([])
  })

  test.each([
    ['a dish of another diet', [{ dishes: ['Chicken Tikka'] }], 'dish_not_on_menu'],
    ['a dish that there is not', [{ dishes: ['Soup'] }], 'dish_not_on_menu'],
    ['more than are included', [{ dishes: ['Paneer Tikka', 'Corn Cutlet'] }], 'default_dishes_limit'],
    ['an unknown item', [{ itemId: 'nothing', dishes: [] }], 'category_unknown'],
  ])('cannot start with %s', async (_, given, code) => {
    const { owner, starters } = await withMenus()
    const offer = (await owner.createPackage({ items: [{ menuId: starters.id, quantity: 1 }] })).body
    const defaultSelection = given.map((one) => ({ itemId: offer.items[0]?.id, ...one }))
    const answer = await owner.changePackage(offer.id, { defaultSelection })
    expect([answer.status, answer.body.code]).toEqual([422, code])
  })

  test('is deleted and restored last in its ranges, with a number where its name is taken', async () => {
    const { owner, starters } = await withMenus()
    const items = [{ menuId: starters.id, quantity: 1 }]
    const made = [
      (await owner.createPackage({ name: 'Silver', items })).body,
      (await owner.createPackage({ name: 'silver', items })).body,
      (await owner.createPackage({ name: 'Gold', items })).body,
    ]
    const [first, second, third] = made.map(({ id }) => id)
    const { status, body } = await owner.deletePackage(first ?? '')
    expect([status, body.kind, body.name]).toEqual([200, 'package', 'Silver'])
    expect((await owner.deletePackage(first ?? '')).body).toEqual(body)
    expect((await owner.offer()).lists.dishesfor25_50).toEqual([second, third])
    const restored = await owner.restorePackage(first ?? '')
    expect([restored.status, restored.body.name, restored.body.version]).toEqual([200, 'Silver 2', 3])
    expect((await owner.offer()).lists.dishesfor25_50).toEqual([second, third, first])
  })

  test('that changed elsewhere is answered with what is saved now', async () => {
    const { owner } = await withMenus()
    const offer = (await owner.createPackage()).body
    const now = (await owner.changePackage(offer.id, { name: 'Gold', version: 1 })).body
    const stale = await owner.changePackage(offer.id, { name: 'Platinum', version: 1 })
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'offer_changed', now])
  })

  test('with a hidden category shows it to its caterer alone', async () => {
    const { owner, starters, sweets } = await withMenus()
    const items = [
      { menuId: starters.id, quantity: 1 },
      { menuId: sweets.id, quantity: 1 },
    ]
    const offer = (await owner.createPackage({ items })).body
    await owner.changeMenu(starters.id, { status: { id: 2 } })
    const [own] = (await owner.offer()).packages
    const [seen] = await owner.publicPackages()
    expect(own?.items.map(({ item, priority }) => [item, priority])).toEqual([
      ['Starters', 1],
      ['Sweets', 2],
    ])
    expect(seen?.items.map(({ item, priority }) => [item, priority])).toEqual([['Sweets', 1]])
    expect([own?.defaultSelection, own?.id]).toEqual([seen?.defaultSelection, offer.id])
  })
})

describe('the custom menu', () => {
  test('has a smallest bill, which is set with it', async () => {
    const { owner, starters } = await withMenus()
    const items = [{ menuId: starters.id, price: 40 }]
    const { body } = await owner.createPackage({
      name: 'Custom Menu',
      dishType: 'Custom',
      basePrice: 0,
      items,
      minBill: 3000,
    })
    expect(body.minBill).toBe(3000)
    expect((await owner.changePackage(body.id, { minBill: 2500.5 })).body.minBill).toBe(2500.5)
    expect((await owner.publicPackages())[0]?.minBill).toBe(2500.5)
  })

  test('is not public without the only category that has a price', async () => {
    const { owner, starters, sweets } = await withMenus()
    const items = [{ menuId: starters.id, price: 40 }, { menuId: sweets.id }]
    await owner.createPackage({ name: 'Custom Menu', dishType: 'Custom', basePrice: 0, items })
    expect(await owner.publicPackages()).toHaveLength(1)
    await owner.deleteMenu(starters.id, '?everywhere=true')
    expect((await owner.offer()).packages).toMatchObject([{ publication: 'price_missing' }])
    expect(await owner.publicPackages()).toEqual([])
  })

  test('is one at a time; one that was deleted is not restored beside another', async () => {
    const { owner } = await withMenus()
    const custom = { name: 'Custom Menu', dishType: 'Custom', basePrice: 0 }
    const first = (await owner.createPackage(custom)).body
    await owner.deletePackage(first.id)
    expect((await owner.createPackage(custom)).status).toBe(201)
    for (const answer of [await owner.createPackage(custom), await owner.restorePackage(first.id)])
      expect([answer.status, answer.body.code]).toEqual([409, 'custom_menu_exists'])
  })
})

describe('the lists of a profile', () => {
  const arrange = (owner: Offerer, lists: object) =>
    owner.send<OwnCaterer>('PATCH', `/api/caterer/${owner.caterer.id}`, lists)

  test('say which packages a range has and in which order', async () => {
    const { owner } = await withMenus()
    const ids = []
    for (const bands of [['25-50'], ['25-50'], []]) ids.push((await owner.createPackage({ bands })).body.id)
    const [first = '', second = '', third = ''] = ids
    const { status, body } = await arrange(owner, {
      dishesfor25_50: [third, first],
      dishesforabove100: [second],
      version: 1,
    })
    expect([status, body.dishesfor25_50, body.dishesforabove100, body.version]).toEqual([
      200,
      [third, first],
      [second],
      2,
    ])
    expect((await owner.publicPackages()).find(({ id }) => id === second)?.bands).toEqual(['100+'])
    expect((await arrange(owner, { dishesfor25_50: [first, third], version: 1 })).body.code).toBe('caterer_changed')
    expect((await arrange(owner, { dishesfor25_50: [third, first] })).body.version).toBe(2)
    const seen = await server.request(`/api/caterer/${owner.caterer.id}`)
    expect(await seen.json()).toMatchObject({ dishesfor25_50: [third, first], dishesfor10_25: [], dishesfor50_100: [] })
  })

  test('leave what the public does not see where it is', async () => {
    const { owner } = await withMenus()
    const shown = (await owner.createPackage()).body.id
    const hidden = (await owner.createPackage({ status: { id: 2 } })).body.id
    const other = (await owner.createPackage()).body.id
    await arrange(owner, { dishesfor25_50: [other, shown] })
    expect((await owner.offer()).lists.dishesfor25_50).toEqual([other, shown, hidden])
    await arrange(owner, { dishesfor25_50: [hidden, shown, other] })
    expect((await owner.offer()).lists.dishesfor25_50).toEqual([hidden, shown, other])
  })

  test('take the custom menu as it is', async () => {
    const { owner, starters } = await withMenus()
    expect((await arrange(owner, { customMenu: [] })).status).toBe(200)
    const items = [{ menuId: starters.id, price: 40 }]
    const { id } = (
      await owner.createPackage({ name: 'Custom Menu', dishType: 'Custom', basePrice: 0, bands: [], items })
    ).body
    expect((await arrange(owner, { customMenu: [id] })).body.customMenu).toEqual([id])
    for (const customMenu of [[], [id, id], ['nothing']]) {
      const { status, body } = await arrange(owner, { customMenu })
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, 'package_unknown', ['customMenu']])
    }
  })

  test.each([
    ['of another caterer', async (other: Offerer) => [(await other.createPackage()).body.id], 'package_unknown'],
    ['that was deleted', async (_: Offerer, own: string[]) => [own[1] ?? ''], 'package_unknown'],
    ['twice', async (_: Offerer, own: string[]) => [own[0] ?? '', own[0] ?? ''], 'package_twice'],
  ])('cannot name a package %s', async (_, list, code) => {
    const { owner } = await withMenus()
    const other = await anOfferer(server)
    const own = [(await owner.createPackage()).body.id, (await owner.createPackage()).body.id]
    await owner.deletePackage(own[1] ?? '')
    const { status, body } = await arrange(owner, { dishesfor50_100: await list(other, own), complimentary: 'Paan' })
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, code, ['dishesfor50_100']])
    expect((await owner.offer()).lists.dishesfor50_100).toEqual([])
  })
})
