import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'

const steps = Array.from({ length: 40 }, (_, i) => i + 1)

test('what fails by two steps alone is shortened to them', async () => {
  expect(await shrink(steps, async (some) => some.includes(7) && some.includes(31))).toEqual([7, 31])
})

test('what does not fail again stays as it was', async () => {
  expect(await shrink(steps, async () => false, 10)).toEqual(steps)
})
