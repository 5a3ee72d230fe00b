import { describe, expect, test } from 'vitest'
import { fromRupees } from '#contract/values/money.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anImage, aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { anOfferer, dishes } from '#test/support/offerers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const db = () => server.database.db

/** A picture that an account has uploaded, for a caterer where it belongs to one. */
async function aPicture(ownerId: string, catererId: string | null = null): Promise<string> {
  const { id, base } = await anImage(server)
  await rows(
    db(),
    sql`update images set owner_id = ${ownerId}, caterer_id = ${catererId}, store = 'local', store_key = base, stored_at = now()
      where id = ${id}`,
  )
  return `/pictures/${base}-960.avif`
}

describe('a menu', () => {
  test('is created as the spec sends it, and public immediately', async () => {
    const owner = await anOfferer(server)
    const sent = {
      name: 'Starters',
      catererId: owner.caterer.id,
      basePrice: 35.5,
      status: { id: 1 },
      items: [dishes('Non Veg', 'Chicken Tikka'), dishes('veg', 'Paneer Tikka', 'Corn Cutlet')],
    }
    const { status, body } = await owner.createMenu(sent)
    expect([status, body.version]).toEqual([201, 1])
    const { version: _, ...seen } = body
    expect(seen).toMatchObject({ name: 'Starters', catererId: owner.caterer.id, basePrice: 35.5, status: { id: 1 } })
    expect(seen.items.map(({ menuType, items }) => [menuType, items.map(({ name }) => name)])).toEqual([
      ['veg', ['Paneer Tikka', 'Corn Cutlet']],
      ['nonVeg', ['Chicken Tikka']],
    ])
    expect(await owner.publicMenus()).toEqual([seen])
  })

  test('needs a name alone, and belongs to the caller where no caterer is named', async () => {
    const owner = await anOfferer(server)
    const { body } = await owner.createMenu({ name: 'Sweets' })
    expect(body).toMatchObject({ catererId: owner.caterer.id, basePrice: 0, status: { id: 1 }, items: [] })
  })

  test('keeps what a change does not name, and its version when nothing changes', async () => {
    const owner = await anOfferer(server)
    const picture = await aPicture(owner.user.id)
    const items = [{ menuType: 'veg', items: [{ name: 'Kheer', description: 'Rice and milk', imgUrl: picture }] }]
    const menu = (await owner.createMenu({ name: 'Sweets', items })).body
    expect(menu.items[0]?.items[0]?.imgUrl).toBe(picture)

    expect((await owner.changeMenu(menu.id, { basePrice: 40 })).body).toEqual({ ...menu, basePrice: 40, version: 2 })
    expect((await owner.changeMenu(menu.id, { basePrice: 40 })).body.version).toBe(2)
    const more = [{ menuType: 'veg', items: [{ name: 'Kheer' }, { name: 'Jalebi' }] }]
    const after = (await owner.changeMenu(menu.id, { items: more })).body
    expect(after.items[0]?.items).toEqual([
      { name: 'Kheer', description: 'Rice and milk', price: 0, imgUrl: picture },
      { name: 'Jalebi', description: '', price: 0, imgUrl: '' },
    ])
    const without = [{ menuType: 'veg', items: [{ name: 'Kheer', imgUrl: '' }] }]
    expect((await owner.changeMenu(menu.id, { items: without })).body.items[0]?.items[0]?.imgUrl).toBe('')
  })

  test('takes pictures that any member uploaded for the caterer, which are its own from then on', async () => {
    const owner = await anOfferer(server)
    const [ofManager, ownOne] = [
      await aPicture((await aUser(server)).id, owner.caterer.id),
      await aPicture(owner.user.id),
    ]
    const dishes = [ofManager, ownOne].map((imgUrl, i) => ({ name: `Kheer ${i}`, imgUrl }))
    const { body } = await owner.createMenu({ items: [{ menuType: 'veg', items: dishes }] })
    expect(body.items[0]?.items.map(({ imgUrl }) => imgUrl)).toEqual([ofManager, ownOne])
    const linked = await rows<{ caterer: string }>(
      db(),
      sql`select caterer_id as caterer from images where linked_at is not null and caterer_id = ${owner.caterer.id}`,
    )
    expect(linked).toHaveLength(2)
  })

  test('is hidden by status 2 and shown by status 1; its caterer sees it always', async () => {
    const owner = await anOfferer(server)
    const menu = (await owner.createMenu()).body
    await owner.changeMenu(menu.id, { status: { id: 2 } })
    expect(await owner.publicMenus()).toEqual([])
    expect((await owner.offer()).menus).toEqual([{ ...menu, status: { id: 2 }, version: 2 }])
    await owner.changeMenu(menu.id, { status: { id: 1 } })
    expect((await owner.publicMenus()).map(({ id }) => id)).toEqual([menu.id])
  })

  test('shows prices of dishes where the caterer may set them, and keeps them while it may not', async () => {
    const owner = await anOfferer(server, { dishPricesShown: true })
    const items = [{ menuType: 'veg', items: [{ name: 'Paneer Tikka', price: 25.5 }] }]
    const menu = (await owner.createMenu({ items })).body
    const priceOf = async () => (await owner.offer()).menus[0]?.items[0]?.items[0]?.price
    expect([await priceOf(), (await owner.offer()).dishPricesShown]).toEqual([25.5, true])

    await rows(db(), sql`update caterers set dish_prices_shown = false where id = ${owner.caterer.id}`)
    expect([await priceOf(), (await owner.offer()).dishPricesShown]).toEqual([0, false])
    const rejected = await owner.changeMenu(menu.id, { items })
    expect([rejected.status, rejected.body.code, Object.keys(rejected.body.fields ?? {})]).toEqual([
      422,
      'set_by_us',
      ['items.0.items.0.price'],
    ])
    await owner.changeMenu(menu.id, { items: [dishes('veg', 'Paneer Tikka', 'Corn Cutlet')] })
    await rows(db(), sql`update caterers set dish_prices_shown = true where id = ${owner.caterer.id}`)
    expect(await priceOf()).toBe(25.5)
  })

  test('is deleted with a JSON content type and no body, again without effect, and restored', async () => {
    const owner = await anOfferer(server)
    const menu = (await owner.createMenu({ items: [dishes('veg', 'Kheer')] })).body
    const remove = async () => {
      const headers = { ...(await signedInAs(server, owner.user)), 'content-type': 'application/json' }
      const response = await call(server, 'DELETE', `/api/menus/${menu.id}`, { headers })
      return { status: response.status, body: (await response.json()) as unknown }
    }
    const first = await remove()
    const deleted = {
      id: menu.id,
      kind: 'menu',
      name: menu.name,
      deletedAt: '2026-11-20T04:30:00.000Z',
      restorableUntil: '2026-12-20T04:30:00.000Z',
    }
    expect(first).toEqual({ status: 200, body: deleted })
    server.clock.advance(60_000)
    expect(await remove()).toEqual(first)
    expect([await owner.publicMenus(), (await owner.offer()).menus]).toEqual([[], []])
    expect((await owner.offer()).deleted).toEqual([deleted])

    const restored = await owner.restoreMenu(menu.id)
    expect(restored).toEqual({ status: 200, body: { ...menu, version: 3 } })
    expect((await owner.restoreMenu(menu.id)).body).toEqual(restored.body)
    expect((await owner.offer()).deleted).toEqual([])
  })

  test('that is restored when another has its name gets a number', async () => {
    const owner = await anOfferer(server)
    const long = 'A'.repeat(80)
    for (const [name, names] of [
      ['Sweets', ['Sweets 2', 'Sweets 3']],
      [long, [`${'A'.repeat(78)} 2`, `${'A'.repeat(78)} 3`]],
    ] as const) {
      const made = [(await owner.createMenu({ name })).body.id]
      await owner.deleteMenu(made[0] ?? '')
      made.push((await owner.createMenu({ name })).body.id)
      await owner.deleteMenu(made[1] ?? '')
      await owner.createMenu({ name: name.toLowerCase() })
      const restored = [
        (await owner.restoreMenu(made[0] ?? '')).body.name,
        (await owner.restoreMenu(made[1] ?? '')).body.name,
      ]
      expect(restored).toEqual(names)
    }
  })

  test('in use is deleted everywhere only when that is said, and returns to its packages', async () => {
    const owner = await anOfferer(server)
    const [starters, sweets] = [(await owner.createMenu()).body, (await owner.createMenu()).body]
    const items = [
      { menuId: starters.id, quantity: 1 },
      { menuId: sweets.id, quantity: 1 },
    ]
    const silver = (await owner.createPackage({ name: 'Silver', items })).body
    const gold = (await owner.createPackage({ name: 'Gold', items })).body
    const gone = (await owner.createPackage({ name: 'Gone', items })).body
    await owner.deletePackage(gone.id)

    const rejected = await owner.deleteMenu(starters.id)
    expect([rejected.status, rejected.body.code, rejected.body.values]).toEqual([
      409,
      'menu_in_use',
      { packages: 'Silver, Gold' },
    ])
    expect((await owner.deleteMenu(starters.id, '?everywhere=false')).status).toBe(409)
    expect((await owner.deleteMenu(starters.id, '?everywhere=true')).status).toBe(200)
    const itemsOf = async (id: string) =>
      (await owner.offer()).packages.find((one) => one.id === id)?.items.map(({ item, priority }) => [item, priority])
    expect([await itemsOf(silver.id), await itemsOf(gold.id)]).toEqual([[[sweets.name, 1]], [[sweets.name, 1]]])
    expect((await owner.publicPackages())[0]?.items.map(({ priority }) => priority)).toEqual([1])
    expect((await owner.changePackage(gold.id, { version: gold.version, name: 'X' })).body.code).toBe('offer_changed')

    await owner.restoreMenu(starters.id)
    const both = [
      [sweets.name, 1],
      [starters.name, 2],
    ]
    expect([await itemsOf(silver.id), await itemsOf(gold.id)]).toEqual([both, both])
  })
})

test('a change that is based on an earlier version is answered with what is saved now', async () => {
  const owner = await anOfferer(server)
  const menu = (await owner.createMenu({ basePrice: 30 })).body
  const now = (await owner.changeMenu(menu.id, { basePrice: 35, version: 1 })).body
  const stale = await owner.changeMenu(menu.id, { basePrice: 40, version: 1 })
  expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'offer_changed', now])
  expect((await owner.offer()).menus).toEqual([now])
  expect((await owner.changeMenu(menu.id, { basePrice: 40, version: now.version })).body.basePrice).toBe(40)
})

test('what was deleted 30 days ago is erased, and what was deleted later is not', async () => {
  const owner = await anOfferer(server)
  const [old, late] = [
    (await owner.createMenu({ items: [dishes('veg', 'Kheer')] })).body,
    (await owner.createMenu()).body,
  ]
  const items = [{ menuId: old.id, quantity: 1 }]
  const offer = (await owner.createPackage({ name: 'Secret Feast', description: 'Of my aunt', items })).body
  await owner.deletePackage(offer.id)
  await owner.deleteMenu(old.id)
  server.clock.advance(1)
  await owner.deleteMenu(late.id)
  server.clock.advance(30 * 24 * 60 * 60 * 1000 - 1)
  const erase = server.services.backgroundJobs['old-offers']
  await Promise.all([erase?.(), erase?.()])

  const left = await rows<{ id: string }>(db(), sql`select id from menus where caterer_id = ${owner.caterer.id}`)
  expect(left).toEqual([{ id: late.id }])
  const [row] = await rows<{ name: string; text: string }>(
    db(),
    sql`select name, p::text as text, (select count(*)::int from package_items where package_id = p.id) as items,
          (select count(*)::int from package_bands where package_id = p.id) as bands from packages p where id = ${offer.id}`,
  )
  expect(row).toMatchObject({ name: 'Deleted', items: 0, bands: 0 })
  expect(row?.text).not.toContain('aunt')
  expect((await owner.offer()).deleted.map(({ id }) => id)).toEqual([late.id])
  for (const answer of [await owner.restoreMenu(old.id), await owner.restorePackage(offer.id)])
    expect([answer.status, answer.body.code]).toEqual([404, 'menu_not_found'])
  expect((await owner.restoreMenu(late.id)).status).toBe(200)
})

test('what is not restored in time is gone before it is erased', async () => {
  const owner = await anOfferer(server)
  const menu = (await owner.createMenu()).body
  await owner.deleteMenu(menu.id)
  server.clock.advance(30 * 24 * 60 * 60 * 1000)
  expect([(await owner.restoreMenu(menu.id)).status, (await owner.offer()).deleted]).toEqual([404, []])
})

test('every change is kept by the audit without what people wrote', async () => {
  const owner = await anOfferer(server)
  const menu = (await owner.createMenu({ name: 'Aunt Mira', basePrice: 30, items: [dishes('veg', 'Mira Special')] }))
    .body
  await owner.changeMenu(menu.id, { basePrice: 45 })
  const offer = (await owner.createPackage({ name: 'Mira Feast', items: [{ menuId: menu.id, quantity: 1 }] })).body
  await owner.changePackage(offer.id, { basePrice: 320 })
  await owner.deletePackage(offer.id)
  await owner.restorePackage(offer.id)
  await owner.deleteMenu(menu.id, '?everywhere=true')
  await owner.restoreMenu(menu.id)
  await server.services.backgroundJobs['audit']?.()
  const acts = await rows<{ action: string; actor: string; city: string; before: unknown; after: unknown }>(
    db(),
    sql`select action, actor, city, before, after from audit where subject = ${owner.caterer.id} order by at, id`,
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'menu.created',
    'menu.changed',
    'package.created',
    'package.changed',
    'package.deleted',
    'package.restored',
    'menu.deleted',
    'menu.restored',
  ])
  expect(acts[1]).toEqual({
    action: 'menu.changed',
    actor: `user:${owner.user.id}`,
    city: 'mumbai',
    before: { id: menu.id, basePrice: fromRupees(30), status: 1, dishes: 1 },
    after: { id: menu.id, basePrice: fromRupees(45), status: 1, dishes: 1 },
  })
  expect(JSON.stringify(acts)).not.toContain('Mira')
})
