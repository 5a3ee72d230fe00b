import { expect, test } from 'vitest'
import { siteContentFrom } from './site-content.ts'

test('figures and film are read from the setting', () => {
  expect(siteContentFrom({ weddings: 500, guests: 1500, caterers: 25, film: '/films/guests' })).toEqual({
    figures: { weddings: 500, guests: 1500, caterers: 25 },
    film: '/films/guests',
  })
})

test.each([undefined, null, 'many', 7, [], {}])('a setting of %j claims nothing', (setting) => {
  expect(siteContentFrom(setting)).toEqual({ figures: {}, film: undefined })
})

test('what is no positive whole number and no film of ours is left out, the rest stays', () => {
  const setting = { weddings: '500', guests: -3, caterers: 25, film: 'https://elsewhere.example/film' }
  expect(siteContentFrom(setting)).toEqual({ figures: { caterers: 25 }, film: undefined })
  expect(siteContentFrom({ weddings: 1.5, guests: 0, film: '/films/../secret' })).toEqual({
    figures: {},
    film: undefined,
  })
})
