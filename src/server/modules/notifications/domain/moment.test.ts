import { expect, test } from 'vitest'
import { formatMoment, momentInIndia } from '#contract/values/calendar.ts'
import { languages } from '#contract/values/language.ts'
import { formatMomentIn } from './moment.ts'

test.each([
  ['en', 'Sat, 12 Dec 2026, 7:30 pm'],
  ['hi', 'शनिवार, 12 दिसंबर 2026, शाम 7:30'],
  ['mr', 'शनिवार, 12 डिसेंबर 2026, संध्याकाळी 7:30'],
] as const)('in %s an evening is %s, by the clock of India', (language, text) => {
  expect(formatMomentIn(language, new Date('2026-12-12T14:00:00Z'))).toBe(text)
})

test.each([
  ['00:05', 'रात 12:05', 'रात्री 12:05'],
  ['03:59', 'रात 3:59', 'रात्री 3:59'],
  ['04:00', 'सुबह 4:00', 'सकाळी 4:00'],
  ['12:00', 'दोपहर 12:00', 'दुपारी 12:00'],
  ['16:00', 'शाम 4:00', 'संध्याकाळी 4:00'],
  ['20:00', 'रात 8:00', 'रात्री 8:00'],
])('%s is %s and %s', (time, hindi, marathi) => {
  const moment = momentInIndia('2026-06-01', time)
  expect(formatMomentIn('hi', moment)).toBe(`सोमवार, 1 जून 2026, ${hindi}`)
  expect(formatMomentIn('mr', moment)).toBe(`सोमवार, 1 जून 2026, ${marathi}`)
})

test.each(languages)('in %s no hour of a day reads as another', (language) => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  expect(new Set(hours.map((hour) => formatMomentIn(language, momentInIndia('2026-06-01', hour)))).size).toBe(24)
})

test('in English the hours of a day are those of the pages', () => {
  for (let hour = 0; hour < 24; hour++) {
    const moment = momentInIndia('2026-09-30', `${String(hour).padStart(2, '0')}:05`)
    expect(formatMomentIn('en', moment)).toBe(formatMoment(moment))
  }
})
