import { expect, test } from 'vitest'
import { cardPlace } from './card-place.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('a card stands below what it is about, in its middle', () => {
  expect(cardPlace({ top: 200, left: 400, width: 400, height: 48 }, desk)).toEqual({ left: 420, width: 360, top: 264 })
})

test('where there is more room above, it stands above', () => {
  expect(cardPlace({ top: 600, left: 400, width: 400, height: 48 }, desk)).toEqual({
    left: 420,
    width: 360,
    bottom: 316,
  })
})

test('it never leaves the screen at the sides', () => {
  expect(cardPlace({ top: 100, left: 1380, width: 50, height: 48 }, desk).left).toBe(1440 - 360 - 16)
  expect(cardPlace({ top: 100, left: 0, width: 50, height: 48 }, phone)).toMatchObject({ left: 16, width: 358 })
  expect(cardPlace({ top: 100, left: 0, width: 50, height: 48 }, { width: 320, height: 568 }).width).toBe(288)
})
