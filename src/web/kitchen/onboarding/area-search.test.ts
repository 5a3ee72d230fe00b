import { expect, test } from 'vitest'
import { completeServiceAddress, matchingAddresses } from './area-search.ts'

test('all areas are offered until something is typed, and again once one is chosen', () => {
  expect(matchingAddresses('')).toHaveLength(29)
  expect(matchingAddresses('Andheri, Mumbai')).toHaveLength(29)
})

test('what is typed is found anywhere in the name, whatever its case', () => {
  expect(matchingAddresses('ROAD')).toContain('Grant Road, Mumbai')
  expect(matchingAddresses(' andh ')).toEqual(['Andheri, Mumbai'])
  expect(matchingAddresses('Pune')).toEqual([])
})

test('an area typed in full needs no press; anything else stays as it was typed', () => {
  expect(completeServiceAddress(' andheri ')).toBe('Andheri, Mumbai')
  expect(completeServiceAddress('VIRAR, mumbai')).toBe('Virar, Mumbai')
  expect(completeServiceAddress('Andh')).toBe('Andh')
  expect(completeServiceAddress('')).toBe('')
})
