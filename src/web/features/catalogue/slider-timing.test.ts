import { expect, test } from 'vitest'
import { nextAdvance, type SliderState } from './slider-timing.ts'

const running: SliderState = { pictures: 3, playing: true, held: false, still: false, pressedAt: undefined }

test('the next picture comes after two seconds', () => {
  expect(nextAdvance(running, 0)).toBe(2000)
})

test('a press keeps the pictures still for seven seconds', () => {
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 10_000)).toBe(7000)
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 14_000)).toBe(3000)
})

test('long after a press they move as before', () => {
  expect(nextAdvance({ ...running, pressedAt: 10_000 }, 60_000)).toBe(2000)
})

test.each([
  ['there is one picture', { pictures: 1 }],
  ['there is none', { pictures: 0 }],
  ['it was stopped', { playing: false }],
  ['the pointer or the keyboard is on it', { held: true }],
  ['no movement is wanted', { still: true }],
])('nothing moves when %s', (_, state) => {
  expect(nextAdvance({ ...running, ...state }, 0)).toBeUndefined()
})
