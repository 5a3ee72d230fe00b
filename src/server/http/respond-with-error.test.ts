import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { DatabaseUnavailable, isUnavailable } from '#server/kernel/database/database-errors.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** What the API answers when a handler fails in a statement that the server rejects with that SQLSTATE. */
async function answerTo(sqlState: string) {
  const app = createApp({
    ...server.services,
    modules: [
      ({ raw }) =>
        raw.get('/api/failing', async (c) => {
          await rows(server.database.db, sql`select raise(${sqlState})`)
          return c.json({})
        }),
    ],
  })
  const response = await app.request('/api/failing')
  const text = await response.text()
  // Without its length it would be compressed, however short.
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  const { code } = JSON.parse(text) as { code: string }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

beforeAll(() =>
  server.database.script(`
    create function raise(state text) returns void language plpgsql as
    $$ begin raise exception using errcode = state, message = 'made by a test'; end $$`),
)

describe('answer to an error of the database', () => {
  test.each([
    ['08006', 'the connection failed'],
    ['25006', 'the primary became a standby'],
    ['25P03', 'the transaction was idle for too long'],
    ['40P01', 'transactions waited for each other'],
    ['53100', 'the disk is full'],
    ['53300', 'there are too many connections'],
    ['55P03', 'a lock was not obtained in time'],
    ['57014', 'the statement took too long'],
    ['57P01', 'an administrator ended the session'],
    ['57P03', 'the server is starting'],
    ['58030', 'the log could not be written'],
  ])('is 503 with Retry-After for %s: %s', async (sqlState) => {
    expect(await answerTo(sqlState)).toEqual({ status: 503, code: 'busy', retryAfter: '2' })
  })

  test.each([
    ['22012', 'a division by zero'],
    ['23505', 'a duplicate'],
    ['42P01', 'a table that is missing'],
  ])('is 500 for %s, %s, which asking again does not cure', async (sqlState) => {
    expect(await answerTo(sqlState)).toEqual({ status: 500, code: 'unexpected', retryAfter: null })
  })
})

test('a connection that was rejected is unavailable, however often its error was wrapped', () => {
  const rejected = new DatabaseUnavailable(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
  expect(isUnavailable(new Error('query failed', { cause: rejected }))).toBe(true)
  expect(isUnavailable(new Error('query failed'))).toBe(false)
})
