import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

const now = new Date('2026-11-30T19:00:00Z')
const read = (typed: string) => readOrderSearch(typed, now)

test.each([
  ['PGT-7K3QX', '7K3QX'],
  ['pgt 7k3', '7K3'],
  ['7k3qx', '7K3QX'],
  ['asha kulkarni', undefined],
  ['x', undefined],
])('%s begins the code %s', (typed, code) => {
  expect(read(typed).code).toBe(code)
})

test.each([
  ['12 Dec', { month: 12, date: 12 }],
  ['Sat, 12 Dec 2026', '2026-12-12'],
  ['12/12/2026', '2026-12-12'],
  ['3rd January', { month: 1, date: 3 }],
  ['2026-12-12', '2026-12-12'],
  ['today', '2026-12-01'],
  ['tomorrow', '2026-12-02'],
  ['31 Feb', undefined],
  ['12', undefined],
  ['12 Deb', undefined],
])('%s is the day %j', (typed, day) => {
  expect(read(typed).day).toEqual(day)
})

test('anything may be a name', () => {
  expect(read('  Asha K ').name).toBe('asha k')
})
