import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'
import { DirectoryUnusable } from '#server/kernel/database/data-directory.ts'
import { messageOf } from './exit-with-error.ts'

test('an expected cause is said without a stack', () => {
  expect(messageOf(new DirectoryUnusable('/data', new Error('EACCES: permission denied')))).toBe(
    '/data cannot be used: EACCES: permission denied. Correct its owner and permissions, or set another DATA_DIR.',
  )
  expect(messageOf(Object.assign(new Error('the port 3000 is taken'), { code: 'EADDRINUSE' }))).not.toContain('    at ')
})

test('a database that cannot be reached is said with what each of its addresses answered, and a cure', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}:5432`)
  const both = new AggregateError([refused('::1'), refused('127.0.0.1')], '')
  expect(messageOf(new DatabaseUnavailable(both))).toBe(
    'The database that DATABASE_URL names cannot be reached: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432. ' +
      'Start PostgreSQL, or correct DATABASE_URL.',
  )
})

test('a surprise is said with its stack', () => {
  expect(messageOf(new TypeError('x is not a function'))).toContain('    at ')
})
