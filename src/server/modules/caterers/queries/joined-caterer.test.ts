import { expect, test } from 'vitest'
import { rows, select } from '#server/kernel/sql.ts'
import { aCaterer } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { joinedCaterer } from './joined-caterer.ts'

const server = useServer()

test('a joined caterer has all that other modules may read', async () => {
  const caterer = await aCaterer(server, { maximumServingCapacity: 70, dishPricesShown: true })
  const { appendTo: _, ...columns } = joinedCaterer
  const found = await rows(
    server.database.db,
    select(columns)`from ${joinedCaterer} where ${joinedCaterer.id} = ${caterer.id}`,
  )
  const { id, name, slug, city, contact, address, stateCode, gstNo, gstScheme, fssaiNo } = caterer
  const shown = {
    id,
    name,
    slug,
    city,
    contact,
    address,
    stateCode,
    gstNo,
    gstScheme,
    fssaiNo,
    dishPricesShown: true,
  }
  expect(found).toEqual([{ ...shown, legalName: name, capacity: 70, menuVersion: expect.any(Number) }])
})
