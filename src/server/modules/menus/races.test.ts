import { expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { anOfferer } from '#test/support/offerers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const times = <Value>(count: number, make: (i: number) => Value) => Array.from({ length: count }, (_, i) => make(i))
const statusesOf = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status < 400 ? String(status) : `${status} ${body.code}`)).sort()

test('of twenty custom menus that are created at the same time one is', async () => {
  const owner = await anOfferer(server)
  const custom = { name: 'Custom Menu', dishType: 'Custom', basePrice: 0 }
  const answers = await Promise.all(times(20, () => owner.createPackage(custom)))
  expect(statusesOf(answers)).toEqual(['201', ...times(19, () => '409 custom_menu_exists')])
  expect((await owner.offer()).packages).toHaveLength(1)
})

test('a package is created once for each key, also when it is asked for many times at the same time', async () => {
  const owner = await anOfferer(server)
  const create = (key: string, name = 'Thali') => owner.createPackage({ name }, { 'Idempotency-Key': key })
  const answers = await Promise.all(times(8, (i) => create(`key-${1 + (i % 2)}-of-owner`)))
  expect(statusesOf(answers)).toEqual(times(8, () => '201'))
  expect((await owner.offer()).packages).toHaveLength(2)

  const id = answers[0]?.body.id ?? ''
  await owner.changePackage(id, { name: 'Royal Thali' })
  expect((await create('key-1-of-owner', 'Other')).body).toMatchObject({ id, name: 'Royal Thali', version: 2 })
  await owner.deletePackage(id)
  expect((await create('key-1-of-owner', 'Other')).body).toMatchObject({ name: 'Other', version: 1 })
  const stranger = await anOfferer(server)
  await stranger.createPackage({ name: 'Mine' }, { 'Idempotency-Key': 'key-1-of-owner' })
  expect((await stranger.offer()).packages).toMatchObject([{ name: 'Mine' }])
})

test('of categories that are created at the same time forty are, and each name once', async () => {
  const owner = await anOfferer(server)
  for (let i = 0; i < 38; i++) await owner.createMenu()
  const answers = await Promise.all(times(6, () => owner.createMenu()))
  expect(statusesOf(answers)).toEqual(['201', '201', ...times(4, () => '422 categories_limit')])
  const other = await anOfferer(server)
  const same = await Promise.all(times(6, () => other.createMenu({ name: 'Sweets' })))
  expect(statusesOf(same)).toEqual(['201', ...times(5, () => '422 category_name_taken')])
})

test('of changes of one version that are sent at the same time one is saved', async () => {
  const owner = await anOfferer(server)
  const menu = (await owner.createMenu()).body
  const answers = await Promise.all(times(8, (i) => owner.changeMenu(menu.id, { basePrice: 30 + i, version: 1 })))
  expect(statusesOf(answers)).toEqual(['200', ...times(7, () => '409 offer_changed')])
})

test('items and packages that are reordered at the same time are numbered from 1 without gaps', async () => {
  const owner = await anOfferer(server)
  const menus = await Promise.all(times(5, async () => (await owner.createMenu()).body.id))
  const items = menus.map((menuId) => ({ menuId, quantity: 1 }))
  const offers = await Promise.all(times(4, async () => (await owner.createPackage({ items })).body.id))
  const [first = ''] = offers
  const turned = <Item>(list: readonly Item[], by: number) => [...list.slice(by), ...list.slice(0, by)]
  const path = `/api/caterer/${owner.caterer.id}`
  const answers = await Promise.all([
    ...times(5, (i) => owner.changePackage(first, { items: turned(items, i) })),
    ...times(4, (i) => owner.send<OwnCaterer>('PATCH', path, { dishesfor25_50: turned(offers, i) })),
    owner.deleteMenu(menus[2] ?? '', '?everywhere=true'),
  ])
  // The category may be gone when a reorder names it.
  for (const { status, body } of answers) expect([200, 422], JSON.stringify(body)).toContain(status)

  const { packages, lists } = await owner.offer()
  expect(lists.dishesfor25_50.toSorted()).toEqual(offers.toSorted())
  for (const one of packages) expect(one.items.map(({ priority }) => priority)).toEqual([1, 2, 3, 4])
})
