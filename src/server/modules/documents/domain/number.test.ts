import { describe, expect, test } from 'vitest'
import { documentNumber, financialYear } from './number.ts'

describe('the financial year', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '2526'],
    ['2026-03-31T18:30:00.000Z', '2627'],
    ['2026-12-31T23:00:00.000Z', '2627'],
    ['2027-03-31T18:29:59.999Z', '2627'],
    ['2099-04-01T00:00:00.000Z', '9900'],
  ])('at %s is %s, since it begins on 1 April in India', (at, year) => {
    expect(financialYear(new Date(at))).toBe(year)
  })
})

describe('a number', () => {
  test('names its kind, its caterer, the year and its place in the series', () => {
    expect(documentNumber('invoice', 42, '2627', 17)).toBe('T042/2627/00017')
    expect(documentNumber('receipt', 1, '2627', 1)).toBe('R001/2627/00001')
  })

  test('has at most 16 characters, and a series that would need more ends', () => {
    expect(documentNumber('credit_note', 9_999, '2627', 99_999)).toBe('N9999/2627/99999')
    expect(documentNumber('credit_note', 12_345, '2627', 9_999)).toBe('N12345/2627/9999')
    expect(() => documentNumber('credit_note', 9_999, '2627', 100_000)).toThrow(RangeError)
    expect(documentNumber('credit_note', 42, '2627', 100_000)).toBe('N042/2627/100000')
  })
})
