import { expect, test } from 'vitest'
import type { ApiClient } from '#web/shared/api/api.ts'
import { featuredCaterers } from './featured-caterers.ts'

test('the prices of a featured caterer begin with the cheapest plate, not with a box', async () => {
  const caterer = {
    id: 'a',
    name: 'Kitchen',
    extraInformation: '',
    minPrice: 109,
    maxPrice: 649,
    bandPrices: { '25-50': 299, '100+': 409 },
    gstPercent: 5,
    delivery: { freeKm: 10, perKm: 0 },
  }
  const answers: Record<string, unknown> = {
    'GET /api/search': { items: [{ id: 'a', featured: true }] },
    'GET /api/caterer': { data: [caterer] },
  }
  const api = ((call: string) => Promise.resolve(answers[call])) as unknown as ApiClient
  expect((await featuredCaterers(api))?.map(({ price }) => price)).toEqual(['₹314–₹682 per plate incl. GST'])
})
