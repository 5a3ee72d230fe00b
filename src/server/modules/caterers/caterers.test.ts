import { expect, test } from 'vitest'
import { fromRupees } from '#contract/values/money.ts'
import { aCaterer, anImage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { findCaterer, getCatererForOrdering, getLiveCaterer, listLiveCatererIds, listLiveCaterers } from './index.ts'

const server = useServer()
const db = () => server.database.db

test('ordering reads everything that a bill depends on', async () => {
  const caterer = await aCaterer(server, {
    gstScheme: 'COMPOSITION',
    stateCode: '24',
    location: { lat: 19.2, lng: 72.9 },
    leadDays: 5,
    serviceRadiusKm: 30,
    deliveryFreeKm: 12,
    deliveryPerKm: fromRupees(18.5),
    maximumServingCapacity: 750,
    dishPricesShown: true,
    cancellation: [
      { daysBefore: 2, percent: 25 },
      { daysBefore: 10, percent: 90 },
    ],
  })

  const found = await server.database.transaction((tx) => getCatererForOrdering(tx, caterer.id))

  expect(found).toMatchObject({
    id: caterer.id,
    gstScheme: 'COMPOSITION',
    stateCode: '24',
    location: { lat: 19.2, lng: 72.9 },
    leadDays: 5,
    serviceRadiusKm: 30,
    delivery: { freeKm: 12, perKm: 1850 },
    maximumServingCapacity: 750,
    dishPricesShown: true,
    changeCutOffHours: 48,
    cancellation: [
      { daysBefore: 10, percent: 90 },
      { daysBefore: 2, percent: 25 },
    ],
  })
})

test('a caterer without a cancellation policy of its own has the usual one', async () => {
  const { id } = await aCaterer(server)
  expect((await findCaterer(db(), id))?.cancellation).toEqual([
    { daysBefore: 7, percent: 100 },
    { daysBefore: 3, percent: 50 },
    { daysBefore: 0, percent: 0 },
  ])
})

test.each([{ approval: 'pending' }, { approval: 'suspended' }, { status: 2 }] as const)(
  'with %j a caterer takes no orders and the public does not see it',
  async (state) => {
    const { id } = await aCaterer(server, state)

    await expect(getCatererForOrdering(db(), id)).rejects.toMatchObject({ code: 'caterer_closed' })
    await expect(getLiveCaterer(db(), id)).rejects.toMatchObject({ code: 'caterer_not_found' })
    expect(await listLiveCaterers(db(), [id])).toEqual([])
    expect(await listLiveCatererIds(db())).not.toContain(id)
  },
)

test('a caterer that does not exist is told from one that is closed', async () => {
  await expect(getCatererForOrdering(db(), 'nobody')).rejects.toMatchObject({ code: 'caterer_not_found' })
})

test('live caterers come with their galleries in order and the slugs they used to have', async () => {
  const { id } = await aCaterer(server, {
    formerSlugs: ['the-old-name'],
    minPrice: fromRupees(120),
    maxPrice: fromRupees(480),
  })
  const first = await anImage(server, { catererId: id, gallery: 'art' })
  const second = await anImage(server, { catererId: id, gallery: 'art' })
  const card = await anImage(server, { catererId: id, gallery: 'menu' })
  const other = await aCaterer(server)

  const [listed] = await listLiveCaterers(db(), [id])

  expect(listed).toMatchObject({
    id,
    formerSlugs: ['the-old-name'],
    minPrice: 12_000,
    maxPrice: 48_000,
    inServiceFrom: '2015-06-01',
  })
  expect(listed?.artGallery.map(({ base }) => base)).toEqual([`/pictures/${first.base}`, `/pictures/${second.base}`])
  expect(listed?.menuGallery).toEqual([
    { base: `/pictures/${card.base}`, widths: [480, 960], width: 960, height: 640, placeholder: '#a0522d' },
  ])
  expect(await listLiveCatererIds(db())).toEqual(expect.arrayContaining([id, other.id]))
})
