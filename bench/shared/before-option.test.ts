import { expect, test } from 'vitest'
import { beforeOption } from './before-option.ts'

test('the commit is what follows --before', () => {
  expect(beforeOption([])).toBeUndefined()
  expect(beforeOption(['--write'])).toBeUndefined()
  expect(beforeOption(['--before', 'HEAD~3', '--write'])).toBe('HEAD~3')
})

test.each([[['--before']], [['--before=']], [['--befor', 'HEAD']], [['HEAD']]])('%j is an error', (args) => {
  expect(() => beforeOption(args)).toThrow()
})
