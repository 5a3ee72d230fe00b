import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { dishesOf } from '#contract/rules/package-selection.ts'
import { cuisines } from '#contract/values/cuisine.ts'
import { diets } from '#contract/values/diet.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { notJainIn } from '#contract/values/jain-words.ts'
import { linePattern } from '#contract/values/text.ts'
import { dietOf } from '../parse/diet.ts'
import { loadTemplate } from './load-template.ts'
import type { MenuTemplate, TemplateDishes } from './menu-template.ts'

const leftOut = / without .*/
const dishesIn = (course: TemplateDishes) =>
  diets.flatMap((diet) => (course[diet] ?? []).map((name) => ({ name, diet })))
const coursesOf = ({ courses }: MenuTemplate) => Object.entries(courses)

describe.each(cuisines)('template of %s', (cuisine) => {
  test('has names within their bounds, each once in its course', async () => {
    const template = await loadTemplate(cuisine)
    expect(coursesOf(template).length).toBeGreaterThanOrEqual(6)
    expect(coursesOf(template).length).toBeLessThanOrEqual(limits.offer.categories)
    for (const [course, dishes] of coursesOf(template)) {
      const names = dishesIn(dishes).map(({ name }) => name.toLowerCase())
      expect(new Set(names).size, course).toBe(names.length)
      expect(names.length, course).toBeGreaterThanOrEqual(3)
      expect(names.length, course).toBeLessThanOrEqual(limits.offer.dishes)
      expect(course.length).toBeLessThanOrEqual(limits.offer.nameLength)
      for (const name of [course, ...names]) {
        expect(name.length, name).toBeLessThanOrEqual(limits.offer.dishNameLength)
        expect(name, name).toMatch(linePattern)
      }
    }
  })

  test('marks nothing as Jain that no Jain eats', async () => {
    const template = await loadTemplate(cuisine)
    const jain = coursesOf(template).flatMap(([, { jain: names = [] }]) => names)
    expect(jain.length).toBeGreaterThanOrEqual(10)
    expect(jain.filter((name) => notJainIn(name.replace(leftOut, '')))).toEqual([])
  })

  test('says the diet that the words of a dish say', async () => {
    const template = await loadTemplate(cuisine)
    const all = coursesOf(template).flatMap(([, course]) => dishesIn(course))
    const contradicted = all.filter(
      ({ name, diet }) => diet !== 'nonVeg' && dietOf(name, undefined, diet).diet === 'nonVeg',
    )
    expect(contradicted).toEqual([])
    expect(all.filter(({ name, diet }) => diet === 'veg' && /\bjain\b/i.test(name))).toEqual([])
  })

  test.each(guestBands)('has a package for %s whose courses have the dishes that it includes', async (band) => {
    const template = await loadTemplate(cuisine)
    const { name, diet, items } = template.packages[band]
    expect(name.length).toBeLessThanOrEqual(limits.offer.nameLength)
    const short = Object.entries(items).filter(
      ([course, quantity]) => dishesOf(dishesIn(template.courses[course] ?? {}), diet).length < (quantity ?? 0),
    )
    expect(short).toEqual([])
    expect(Object.keys(items).length).toBeGreaterThanOrEqual(5)
  })

  test('has larger packages for more guests, each of its own name', async () => {
    const { packages } = await loadTemplate(cuisine)
    const sizes = guestBands.map((band) =>
      Object.values(packages[band].items).reduce<number>((sum, one) => sum + (one ?? 0), 0),
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(new Set(guestBands.map((band) => packages[band].name)).size).toBe(guestBands.length)
  })
})
