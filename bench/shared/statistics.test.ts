import { expect, test } from 'vitest'
import { changeInPercent, median, medianInterval, percentile } from './statistics.ts'

test('a median is the middle value by size, whatever the order', () => {
  expect(median([30, 4, 100])).toBe(30)
  expect(median([4, 3, 2, 1])).toBe(3)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})

test('a percentile is one of the values, and the largest at 1', () => {
  const values = Array.from({ length: 100 }, (_, i) => i + 1)
  expect(percentile(values, 0.99)).toBe(100)
  expect(percentile(values, 0.9)).toBe(91)
  expect(percentile(values, 0)).toBe(1)
  expect(percentile(values, 1)).toBe(100)
})

test('a change is relative to the value before', () => {
  expect(changeInPercent(2, 2.5)).toBeCloseTo(25)
  expect(changeInPercent(2, 1)).toBeCloseTo(-50)
})

test('the interval of a median leaves out outliers of many values, and none of few', () => {
  expect(medianInterval([5, 1, 9])).toEqual([1, 9])
  const many = Array.from({ length: 25 }, (_, i) => i)
  expect(medianInterval([...many.slice(0, 24), 1_000])).toEqual([7, 17])
  expect(medianInterval([])).toEqual([Number.NaN, Number.NaN])
})
