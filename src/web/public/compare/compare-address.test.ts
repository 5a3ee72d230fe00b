import { expect, test } from 'vitest'
import { readNames } from './compare-address.ts'

const fine = { tooMany: false, strange: 0 }

test('link lists caterers joined by &, escaped or not', () => {
  for (const segment of ['a&annapurna-rasoi', 'a%26annapurna-rasoi']) {
    expect(readNames(segment)).toEqual({ names: ['a', 'annapurna-rasoi'], ...fine })
  }
})

test('nobody, the same twice and empty parts are no reason to fail', () => {
  expect(readNames(undefined)).toEqual({ names: [], ...fine })
  expect(readNames('&&')).toEqual({ names: [], ...fine })
  expect(readNames('a&a&')).toEqual({ names: ['a'], ...fine })
})

test('of four the first three are shown, which is told', () => {
  expect(readNames('a&b&c&d')).toEqual({ names: ['a', 'b', 'c'], tooMany: true, strange: 0 })
  expect(readNames('a&b&c&a').tooMany).toBe(false)
})

test('what cannot be an id or a slug is left out, which is told', () => {
  expect(readNames(`a&<b>&${'x'.repeat(131)}&b c`)).toEqual({ names: ['a'], tooMany: false, strange: 3 })
})
