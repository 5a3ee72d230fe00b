import { expect, test } from 'vitest'
import { nextAdvance, type AdvanceState } from './advance.ts'

const running: AdvanceState = {
  everyMs: 2000,
  pauseAfterPressMs: 7000,
  slides: 3,
  playing: true,
  held: false,
  still: false,
  pressedAt: undefined,
}

test.each([2000, 4000, 5000])('the next slide comes after %i ms where that is the pace', (everyMs) => {
  expect(nextAdvance({ ...running, everyMs }, 0)).toBe(everyMs)
})

test('two slides are enough to move', () => {
  expect(nextAdvance({ ...running, slides: 2 }, 0)).toBe(2000)
})

test('a press keeps the slides still for seven seconds', () => {
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 10_000)).toBe(7000)
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 14_000)).toBe(3000)
})

test('long after a press they move as before', () => {
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 60_000)).toBe(2000)
})

test.each([
  ['there is one slide', { slides: 1 }],
  ['there is none', { slides: 0 }],
  ['it was stopped', { playing: false }],
  ['the pointer or the keyboard is on it, or nobody sees it', { held: true }],
  ['no movement is wanted', { still: true }],
  ['it has no pace', { everyMs: undefined }],
  ['it has no pace and was pressed', { everyMs: undefined, pressedAt: 0 }],
])('nothing moves when %s', (_, state) => {
  expect(nextAdvance({ ...running, ...state }, 0)).toBeUndefined()
})
