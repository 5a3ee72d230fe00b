import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { listMenus } from '#contract/endpoints/caterers.ts'
import { fail } from '#server/kernel/app-error.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'
import { createLog } from '#server/kernel/log.ts'
import { createApi, lasting } from '../api.ts'
import type { Http } from '../request.ts'
import { respondWithError } from '../respond-with-error.ts'

const away = new DatabaseUnavailable(new Error('connection refused'))
let failure: Error | undefined
let app: Hono<Http>

beforeEach(() => {
  failure = undefined
  app = new Hono<Http>()
  app.onError(respondWithError)
  app.use(async (c, next) => {
    c.set('actor', { kind: 'visitor' })
    c.set('log', createLog('silent'))
    await next()
  })
  const context = { clock: systemClock } as Parameters<typeof createApi>[1]['context']
  createApi(app, { context, trustedProxies: 0, checkAnswers: false }).on(listMenus, async () => {
    if (failure) throw failure
    return lasting([])
  })
})

const menus = (id: string) => app.request(`/api/menus/caterer/01KC0A7M5V9F3G8H2J6K4N1P${id}`)

test('what was answered before is answered again while the database is away', async () => {
  expect((await menus('AB')).status).toBe(200)
  failure = away

  const answer = await menus('AB')
  expect([answer.status, await answer.json()]).toEqual([200, []])
  expect(answer.headers.get('cache-control')).toContain('s-maxage')
  expect((await menus('CD')).status).toBe(503)
})

test('a failure that is none of the database is told', async () => {
  await menus('AB')
  failure = new TypeError('x is not a function')
  expect((await menus('AB')).status).toBe(500)
})

test('what was refused since is not answered again', async () => {
  await menus('AB')
  failure = fail('caterer_suspended')
  await menus('AB')
  failure = away
  expect((await menus('AB')).status).toBe(503)
})
