import { expect, test } from 'vitest'
import { english } from '#web/public/content/en/english.ts'
import { claimsIn, type Facts } from './claims.ts'

const nothing: Facts = { counts: { caterers: 0, orders: 0, reviews: 0, stories: 0 }, prices: [], codes: [] }

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('long texts claim nothing of a product that is new', () => {
  const texts = textsIn({ areas: english.areas, city: english.city, policies: english.policies() })
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.flatMap((text) => claimsIn(text, nothing))).toEqual([])
})
