import { beforeAll, expect, test, vi } from 'vitest'
import { rememberCaterers } from '../../src/serve/rendering/remember-caterers.ts'
import type { CacheableSite } from '../../src/serve/site.ts'
import { paths } from '#contract/paths.ts'
import { createApp } from '#server/app.ts'
import { createPublicReads, type PublicReads } from '#server/http/public-reads.ts'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'
import { registerHandle } from '#server/kernel/sql.ts'
import type { ACaterer } from '#test/factories/index.ts'
import { siteOver } from '#test/support/built-site.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered } from '#test/support/life.ts'
import { aFeast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

// The built site over the service, in process. `npm test` builds it first.
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
let site: CacheableSite
let reads: PublicReads
let isAway = false

beforeAll(async () => {
  const { services } = server
  const refusing = { run: () => Promise.reject(new DatabaseUnavailable(new Error('connection refused'))) }
  const away = registerHandle({ engine: services.database.engine }, refusing, undefined)
  const context = Object.defineProperty({ ...services.context }, 'db', {
    enumerable: true,
    get: () => (isAway ? away : services.context.db),
  })
  reads = createPublicReads(context, services.log)
  const api = createApp({ ...services, context }, reads)
  site = await siteOver({ api: async (path, init) => api.request(path, init), read: reads.read })
})

async function pageOf({ slug }: Pick<ACaterer, 'slug'>): Promise<{ status: number; text: string }> {
  const answer = await site.answer(new Request(`http://pangat.test${paths.caterer({ slug, city: undefined })}`))
  return { status: answer.status, text: await answer.text() }
}

test('the page of a caterer that nobody has opened is there with its menus and reviews while the database is away', async () => {
  const hands = await aPaidOrder(server, gateway)
  const { feast, guest, order } = hands
  await delivered(server, hands)
  await hands.asCustomer('complete')
  const comment = 'The undhiyu was gone in no time.'
  const review = await guest.call('POST', '/api/reviews', { orderId: order.id, rating: 5, comment })
  expect(review.status, review.text).toBe(201)
  const { caterer: other } = await aFeast(server)
  const { catalogue, log } = server.services
  await catalogue.refresh([feast.caterer.id])
  const pace = { start: 0, times: 0, afterFailure: 0, round: 3_600_000 }
  const renew = vi.fn(reads.renew)
  const remembered = rememberCaterers({ catalogue, renew, log }, pace)
  await vi.waitFor(() => expect([remembered.waiting(), renew.mock.calls.length]).toEqual([0, 3]))
  remembered.close()
  await catalogue.refresh([other.id])

  isAway = true
  const page = await pageOf(feast.caterer)
  expect(page.status).toBe(200)
  expect(page.text).toContain(comment)
  expect(page.text).toContain(feast.offer.name)
  // It came to the site only after the others were read. The site prints why it fails.
  vi.spyOn(console, 'error').mockReturnValue()
  expect((await pageOf(other)).status).toBe(503)
})
