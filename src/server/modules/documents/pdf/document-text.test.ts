import { expect, test } from 'vitest'
import { addressAbove } from './document-text.ts'

test.each([
  ['G Block Road, Bandra Kurla Complex, Mumbai, Maharashtra 400051', 'G Block Road, Bandra Kurla Complex, Mumbai'],
  ['12 Hill Road, Bandra West 400051, Maharashtra, India', '12 Hill Road, Bandra West'],
  ['12 Hill Road, Mumbai - 400051', '12 Hill Road, Mumbai'],
  ['Flat 400051, 12 Hill Road', 'Flat 400051, 12 Hill Road'],
  ['400051', '400051'],
])('%s stands above its PIN code and state as %s', (address, shown) => {
  expect(addressAbove(address, '400051', '27')).toBe(shown)
})

test('a state that is not in our list takes nothing away', () => {
  expect(addressAbove('12 Hill Road, Maharashtra', '400051', '99')).toBe('12 Hill Road, Maharashtra')
})
