import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diets, type Diet } from '../values/diet.ts'
import { eats, portionsOf, quantityOf, type ChosenCourse, type Eaters } from './portions.ts'

const starters: ChosenCourse = {
  name: 'Starters',
  dishes: [
    { name: 'Paneer tikka', diet: 'veg' },
    { name: 'Jain cutlet', diet: 'jain' },
    { name: 'Chicken lollipop', diet: 'nonVeg' },
  ],
}
const portions = (eaters: Eaters) => portionsOf(eaters)[0]?.dishes.map((dish) => dish.portions)

describe('portions', () => {
  test.each([
    [{ veg: 40, jain: 10, nonVeg: 20 }, [27, 37, 7]],
    [{ veg: 41, jain: 10, nonVeg: 19 }, [27, 37, 7]],
    [{ veg: 60, jain: 0, nonVeg: 0 }, [30, 30, 0]],
    [{ veg: 0, jain: 12, nonVeg: 0 }, [0, 12, 0]],
  ])('of a course for %j are %j', (dietSplit, expected) => {
    expect(portions({ kind: 'package', courses: [starters], dietSplit })).toEqual(expected)
  })

  test('of packed food are one for each box of a guest who may eat the dish', () => {
    const snacks: ChosenCourse = {
      name: 'Snacks',
      dishes: ['Samosa', 'Dhokla', 'Peda'].map((name) => ({ name, diet: 'veg' })),
    }
    const boxes = { veg: 60, jain: 0, nonVeg: 0 }
    expect(portions({ kind: 'packed', courses: [snacks], dietSplit: boxes })).toEqual([60, 60, 60])
    expect(portions({ kind: 'packed', courses: [starters], dietSplit: { veg: 40, jain: 10, nonVeg: 20 } })).toEqual([
      60, 70, 20,
    ])
  })

  test('warn of guests who eat nothing of a course', () => {
    const course = { name: 'Mains', dishes: [{ name: 'Chicken curry', diet: 'nonVeg' as const }] }
    const [mains] = portionsOf({ kind: 'package', courses: [course], dietSplit: { veg: 3, jain: 0, nonVeg: 9 } })
    expect(mains).toMatchObject({ dishes: [{ portions: 9 }], uneaten: ['veg'] })
  })
})

const anyCourse = fc
  .array(fc.constantFrom(...diets), { maxLength: 8 })
  .map((of): ChosenCourse => ({ name: 'Course', dishes: of.map((diet, at) => ({ name: `Dish ${at}`, diet })) }))
const anySplit = fc.record({ veg: fc.nat(500), jain: fc.nat(500), nonVeg: fc.nat(500) })
const fedBy = (course: ChosenCourse, split: Record<Diet, number>) =>
  diets
    .filter((guest) => course.dishes.some(({ diet }) => eats(guest, diet)))
    .reduce((sum, guest) => sum + split[guest], 0)

test('every guest who eats something of a course has a portion of it, and less than one more per dish is cooked', () => {
  fc.assert(
    fc.property(anyCourse, anySplit, (course, dietSplit) => {
      const cooked = (portions({ kind: 'package', courses: [course], dietSplit }) ?? []).reduce((a, b) => a + b, 0)
      const fed = fedBy(course, dietSplit)
      expect(cooked).toBeGreaterThanOrEqual(fed)
      expect(cooked - fed).toBeLessThan(Math.max(1, course.dishes.length))
    }),
  )
})

test('nothing is cooked that nobody eats, and more guests never need less', () => {
  fc.assert(
    fc.property(
      anyCourse,
      anySplit,
      fc.constantFrom(...diets),
      fc.constantFrom<Eaters['kind']>('package', 'packed'),
      (course, dietSplit, more, kind) => {
        const before = portions({ kind, courses: [course], dietSplit }) ?? []
        const after =
          portions({ kind, courses: [course], dietSplit: { ...dietSplit, [more]: dietSplit[more] + 7 } }) ?? []
        course.dishes.forEach(({ diet }, at) => {
          const isEaten = diets.some((guest) => dietSplit[guest] > 0 && eats(guest, diet))
          expect((before[at] ?? 0) > 0).toBe(isEaten)
          expect(after[at]).toBeGreaterThanOrEqual(before[at] ?? 0)
        })
      },
    ),
  )
})

describe('quantities', () => {
  test.each([
    [100, { perPortion: 0.15, unit: 'kg', bufferPercent: 5 }, 15.75],
    [7, { perPortion: 0.12, unit: 'litre', bufferPercent: 0 }, 0.84],
    [37, { perPortion: 2, unit: 'piece', bufferPercent: 5 }, 78],
    [0, { perPortion: 2, unit: 'piece', bufferPercent: 30 }, 0],
  ] as const)('of %d portions by %j are %d', (count, by, expected) => {
    expect(quantityOf(count, by)).toBe(expected)
  })

  test('are never less than portions × yield × buffer, and no step more', () => {
    const anyYield = fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(
        fc.nat(20_000),
        anyYield,
        fc.nat(30),
        fc.constantFrom('kg', 'piece'),
        (count, perPortion, bufferPercent, unit) => {
          const exact = (count * perPortion * (100 + bufferPercent)) / 100
          const cooked = quantityOf(count, { perPortion, unit, bufferPercent })
          expect(cooked).toBeGreaterThan(exact - 1e-6)
          expect(cooked).toBeLessThan(exact + (unit === 'piece' ? 1 : 0.01) + 1e-6)
        },
      ),
    )
  })
})
