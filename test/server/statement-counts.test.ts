import { afterAll, expect, test } from 'vitest'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { startStatementCounter, type DatabaseWork } from '#test/support/statement-counter.ts'

const counter = startStatementCounter()
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
afterAll(() => counter.stop())

const steps = ['place', 'initiate', 'confirm', 'webhook', 'list', 'view'] as const
type Counts = Record<(typeof steps)[number], DatabaseWork>

/** As measured on 29 November 2026. Lower them with the code that needs less; more would make the busiest requests slower. */
const most: Counts = {
  place: { statements: 2, roundTrips: 2 },
  initiate: { statements: 5, roundTrips: 5 },
  confirm: { statements: 19, roundTrips: 6 },
  webhook: { statements: 16, roundTrips: 5 },
  list: { statements: 4, roundTrips: 4 },
  view: { statements: 2, roundTrips: 2 },
}

/** A run that needs more is repeated until it does not, so often. */
const mostRuns = 15

/** Counts what one customer's way from ordering to a paid order needs, once for each of the two ways by which a payment is learnt of. */
async function measure(): Promise<Counts> {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  // Signing in does not belong to any step.
  await guest.call('GET', '/api/orders?mine=1')
  const place = (eventDate: string) => counter.count(() => guest.order(feast.request({ eventDate })))
  const pay = async (orderId: string, learnt: (txn: string) => Promise<unknown>) => {
    const order = await guest.see(orderId)
    const initiated = await counter.count(() => guest.initiate(order))
    return { initiated, paid: await counter.count(() => learnt(initiated.result.body.transactionId)) }
  }
  const [first, second] = [await place('2026-12-12'), await place('2026-12-13')]
  const confirmed = await pay(first.result.id, async (txn) => {
    await gateway.control(txn, { do: 'complete', webhook: 'skip' })
    expect((await guest.confirm(first.result, txn)).status).toBe(200)
  })
  const told = await pay(second.result.id, (txn) => gateway.control(txn, { do: 'complete' }))
  const view = await counter.count(() => guest.see(first.result.id))
  const list = await counter.count(() => guest.call('GET', '/api/orders?mine=1'))
  expect([view.result.state, (await guest.see(second.result.id)).state]).toEqual(['requested', 'requested'])
  return {
    place: second.work,
    initiate: told.initiated.work,
    confirm: confirmed.paid.work,
    webhook: told.paid.work,
    list: list.work,
    view: view.work,
  }
}

test('ordering, paying and looking at orders need no more statements and round trips than they did', async () => {
  const runs: Counts[] = []
  // Work of timers, and answers that a busy machine reads one by one, can fall into a run, but not into each.
  const least = (step: keyof Counts, of: keyof DatabaseWork) => Math.min(...runs.map((counts) => counts[step][of]))
  const isWithin = (step: keyof Counts) =>
    least(step, 'statements') <= most[step].statements && least(step, 'roundTrips') <= most[step].roundTrips
  do runs.push(await measure())
  while (runs.length < mostRuns && !steps.every(isWithin))
  for (const step of steps) {
    const counted = { statements: least(step, 'statements'), roundTrips: least(step, 'roundTrips') }
    expect.soft(counted.statements, `statements of ${step}`).toBeLessThanOrEqual(most[step].statements)
    if (isOnPostgres())
      expect.soft(counted.roundTrips, `round trips of ${step}`).toBeLessThanOrEqual(most[step].roundTrips)
  }
})
