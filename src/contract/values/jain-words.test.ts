import { expect, test } from 'vitest'
import { notJain, notJainIn } from './jain-words.ts'

test.each([
  ['Aloo Paratha', 'aloo'],
  ['Penne aglio e olio', 'aglio'],
  ['Crisp LOTUS STEM chaat', 'lotus stem'],
  ['Sweet potato tikki', 'sweet potato'],
  ['Noodles with spring onions', 'spring onions'],
  ['Kanda-batata poha', 'kanda'],
])('%s has %s', (name, word) => {
  expect(notJainIn(name)).toBe(word)
})

test.each([
  'Paneer Tikka',
  'Gingerbread',
  'Gajarati Thali',
  'Male Mango',
  'Sabudana Khichdi',
  'Honeycomb',
  'Kandivali Poha',
  '',
])('“%s” has none: only whole words count', (name) => {
  expect(notJainIn(name)).toBeUndefined()
})

test('each ingredient is named once, in lower case', () => {
  expect(new Set(notJain).size).toBe(notJain.length)
  expect(notJain).toEqual(notJain.map((word) => word.toLowerCase()))
})
