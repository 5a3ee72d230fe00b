import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { useServer } from './server.ts'

const server = useServer()

test('a factory invents the parents that a row needs', async () => {
  const review = await aReview(server)

  const [found] = await rows<{ owner: string; bands: number; dishes: number }>(
    server.database.db,
    sql`
    select c.owner_id as owner,
      (select count(*) from package_bands b where b.caterer_id = c.id)::int as bands,
      (select count(*) from menu_dishes d join menus m on m.id = d.menu_id where m.caterer_id = c.id)::int as dishes
    from reviews r join caterers c on c.id = r.caterer_id where r.id = ${review.id}`,
  )

  expect(found).toEqual({ owner: expect.any(String), bands: 1, dishes: 4 })
})

test('rows of one caterer hang together', async () => {
  const caterer = await aCaterer(server, {
    cancellation: [
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
    formerSlugs: ['old-name'],
  })
  const menu = await aMenu(server, { catererId: caterer.id, name: 'Starters' })
  const offer = await aPackage(server, {
    catererId: caterer.id,
    items: [{ menuId: menu.id, quantity: 3 }],
    bands: ['10-25', '25-50'],
  })
  const custom = await aPackage(server, {
    catererId: caterer.id,
    kind: 'custom',
    items: [{ menuId: menu.id, quantity: 0 }],
  })
  const order = await anOrder(server, { offer, state: 'accepted' })

  expect([offer.catererId, custom.catererId, order.catererId]).toEqual([caterer.id, caterer.id, caterer.id])
  const [counted] = await rows<{ steps: number; items: number }>(
    server.database.db,
    sql`
    select (select count(*) from cancellation_steps where caterer_id = ${caterer.id})::int as steps,
      (select count(*) from package_items where caterer_id = ${caterer.id})::int as items`,
  )
  expect(counted).toEqual({ steps: 2, items: 2 })
})
