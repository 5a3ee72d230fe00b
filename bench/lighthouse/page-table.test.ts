import { expect, test } from 'vitest'
import { aims } from '../shared/aims.ts'
import type { PageFigures } from './page-figures.ts'
import { isWithinLimits, pageTable, type PageAims } from './page-table.ts'

const after: PageFigures = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  largestPaint: 1_880,
  blocking: 59.4,
  layoutShift: 0,
  scripts: 122_400,
  firstScripts: 121_800,
}
const before: PageFigures = {
  ...after,
  firstScripts: undefined,
  scores: { ...after.scores, performance: 91 },
  largestPaint: 2_310,
}
const wanted: PageAims = { scores: { performance: aims.performance, accessibility: aims.otherCategories } }

test('a page is shown with both sides beside aims and limits', () => {
  const { head, rows } = pageTable('home', { before, after }, wanted, true)
  expect([head, ...rows].map((cells) => cells.join('|'))).toEqual([
    'home|median before|after|aim / limit',
    'performance|91|98|100 / 97 points',
    'accessibility|100|100|100 / 100 points',
    'best practices|100|100|–',
    'SEO|100|100|–',
    'LCP|2.31 s|1.88 s|1.2 / 2.0 s',
    'TBT|59 ms|59 ms|30 / 100 ms',
    'CLS|0.000|0.000|0.00 / 0.05',
    'scripts in KB|122|122|–',
    'before it is alive|–|122|–',
  ])
})

test('a page of this checkout alone has one column of figures', () => {
  expect(pageTable('home', { before: undefined, after }, wanted, false).rows[0]).toEqual([
    'performance',
    '98',
    '100 / 97 points',
  ])
})

test('scores and scripts have limits', () => {
  expect(isWithinLimits(after, wanted)).toBe(true)
  expect(isWithinLimits(before, wanted)).toBe(false)
  const ofCaterer: PageAims = { scores: {}, firstScripts: aims.scriptsOfCaterer }
  expect(isWithinLimits({ ...after, firstScripts: 139_000 }, ofCaterer)).toBe(true)
  expect(isWithinLimits({ ...after, firstScripts: 141_000 }, ofCaterer)).toBe(false)
})
