import { expect, test } from 'vitest'
import { fromRupees } from '#contract/values/money.ts'
import { firstRow, rows, sql, type Sql } from '#server/kernel/sql.ts'
import { aCaterer, aMenu, aPackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { getOffer, getOfferAt } from './get-offer.ts'

const server = useServer()
const db = () => server.database.db

async function anOffer() {
  const caterer = await aCaterer(server, { dishPricesShown: true })
  const dishes = [{ name: 'Paneer Tikka', diet: 'veg' as const, price: fromRupees(25) }]
  const menu = await aMenu(server, { catererId: caterer.id, name: 'Starters', dishes })
  const made = await aPackage(server, {
    catererId: caterer.id,
    basePrice: fromRupees(400),
    bands: ['25-50'],
    items: [{ menuId: menu.id, quantity: 1 }],
  })
  const offerNow = async () => {
    const row = await firstRow<{ version: number }>(
      db(),
      sql`select menu_version as version from caterers where id = ${caterer.id}`,
    )
    return getOfferAt(db(), made.id, row?.version ?? 0)
  }
  return { caterer, menu, made, offerNow }
}

test('an offer comes from memory while nothing of the menu has changed', async () => {
  const { offerNow } = await anOffer()
  expect(await offerNow()).toBe(await offerNow())
})

test.for<[string, (ids: { caterer: string; menu: string; made: string }) => Sql<object>]>([
  ['price of the package', ({ made }) => sql`update packages set base_price_paise = 50000 where id = ${made}`],
  ['bands', ({ made }) => sql`delete from package_bands where package_id = ${made}`],
  ['price of a category', ({ made }) => sql`update package_items set price_paise = 700 where package_id = ${made}`],
  ['name of a category', ({ menu }) => sql`update menus set name = 'First bites' where id = ${menu}`],
  ['price of a dish', ({ menu }) => sql`update menu_dishes set price_paise = 9900 where menu_id = ${menu}`],
  [
    'a new dish',
    ({ menu }) => sql`insert into menu_dishes (id, menu_id, diet, name)
    select 'ZZ' || substr(id, 3), menu_id, diet, 'Corn Cutlet' from menu_dishes where menu_id = ${menu}`,
  ],
  ['dish prices shown', ({ caterer }) => sql`update caterers set dish_prices_shown = false where id = ${caterer}`],
])('a change is known at once: %s', async ([, change]) => {
  const { caterer, menu, made, offerNow } = await anOffer()
  const before = await offerNow()
  await rows(db(), change({ caterer: caterer.id, menu: menu.id, made: made.id }))
  const after = await offerNow()
  expect(after).not.toEqual(before)
  expect(after).toEqual(await getOffer(db(), made.id))
})

test('a package that has gone is rejected although its offer was in memory', async () => {
  const { made, offerNow } = await anOffer()
  await offerNow()
  await rows(db(), sql`update packages set deleted_at = now() where id = ${made.id}`)
  await expect(offerNow()).rejects.toMatchObject({ code: 'package_not_found' })
})
