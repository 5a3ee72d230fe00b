import { expect, test } from 'vitest'
import { filtersOf } from './other-caterers.tsx'

test.each<[string, Partial<Parameters<typeof filtersOf>[0]>, string, object]>([
  ['nothing', {}, '', {}],
  ['the Jain guests of the event', { diets: { veg: 40, jain: 20 } }, '', { jain: '1' }],
  ['the diet that was searched by', {}, 'jain=1', { jain: '1' }],
  ['a pure veg kitchen that was searched for', { diets: { veg: 60 } }, 'veg=1', { veg: '1' }],
  ['the radius that was searched by', {}, 'radius=25&people=25-50', { radius: 25 }],
  ['no radius that makes no sense', {}, 'radius=far', {}],
])('other caterers are filtered by %s', (_, event, query, filters) => {
  expect(filtersOf({ diets: undefined, ...event }, new URLSearchParams(query))).toEqual(filters)
})
