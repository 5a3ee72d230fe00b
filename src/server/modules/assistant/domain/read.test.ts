import { describe, expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { readDay } from './read-day.ts'
import { readEvent } from './read-event.ts'
import { combinationsOf, rules } from './topics.ts'

/** A Friday. */
const today = '2026-11-20'

describe('a day', () => {
  test.each([
    ['on 12 december', '2026-12-12'],
    ['12th dec', '2026-12-12'],
    ['december 12', '2026-12-12'],
    ['12/12/2026', '2026-12-12'],
    ['5.1.27', '2027-01-05'],
    ['on 5/1', '2027-01-05'],
    ['24.12', '2026-12-24'],
    ['2027-01-05', '2027-01-05'],
    ['3 november', '2027-11-03'],
    ['20 november', '2026-11-20'],
    ['aaj', '2026-11-20'],
    ['kal', '2026-11-21'],
    ['day after tomorrow', '2026-11-22'],
    ['next friday', '2026-11-27'],
    ['this saturday', '2026-11-21'],
    ['29 february', undefined],
    ['31 february', undefined],
    ['40 people', undefined],
    ['for 10-12 people', undefined],
    ['10/12 guests', undefined],
    ['rated 4.5', undefined],
    ['rating above 4.5', undefined],
    ['4.5 stars', undefined],
    ['lunch at 12.10 pm', undefined],
    ['within 2.5 km', undefined],
    ['1.5 lakh', undefined],
    ['24/7', undefined],
    ['wedding for 300', undefined],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, today).day).toBe(day)
  })
})

describe('an event', () => {
  test.each([
    ['40 people', { guests: 40 }],
    ['for 60 in malad', { guests: 60 }],
    ['50 veg 30 non veg', { guests: 80, diets: { veg: 50, nonVeg: 30 } }],
    ['veg food for 45 guests', { guests: 45, diets: { veg: 45 } }],
    ['150 guests, 60 of them jain', { guests: 150, diets: undefined }],
    ['under 300 for 40 people', { guests: 40, budget: 300 }],
    ['rs 400 per head 75 guests', { guests: 75, budget: 400 }],
    ['300 tak', { budget: 300 }],
    ['budget 50000 for 100 guests', { guests: 100, budget: undefined }],
    ['for 10-12 people', { guests: 10, date: undefined }],
    ['5 people', { guests: undefined }],
    ['99999 people', { guests: undefined }],
    ['shaadi ka khana', { occasion: 'wedding' }],
    ['packed thalis', { kind: 'thali' }],
  ])('of "%s"', (text, parts) => {
    expect(readEvent(text, today).event).toMatchObject(parts)
  })
})

test('every concept of a rule has words', () => {
  const named = Object.values(rules).flatMap((rule) => combinationsOf(rule).flat())
  expect(named.filter((concept) => !(concept in lexicon))).toEqual([])
})

test('a word has one meaning', () => {
  const words = Object.values(lexicon).flatMap((list) => list.split(' '))
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
})
