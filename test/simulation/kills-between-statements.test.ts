import { afterAll, expect, test } from 'vitest'
import { newId } from '#server/kernel/ids.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast, aGuest, bookOf, capacityTaken, type Answered } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { startStatementKills } from './faults/statement-kills.ts'

// An order is placed and paid with a kill after each of its statements in turn, commits and those that commit by themselves among them.

const kills = startStatementKills()
afterAll(() => kills.stop())
const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

/** Longer than the page of a payment is waited for, so that the customer is sent to another one. */
const patienceMs = 31_000

/** Sends a request until a process lives to answer it. The answer of a killed one is lost, whatever it was. */
async function untilAnswered<Body>(send: () => Promise<Answered<Body>>): Promise<Answered<Body>> {
  for (let tries = 0; tries < 10; tries++) {
    const answered = await send().catch((error: unknown) => {
      if (!kills.hasKilled()) throw error
      return undefined
    })
    const wasKilled = kills.hasKilled()
    if (wasKilled) await kills.restart()
    if (answered && !wasKilled && answered.status !== 503) return answered
    server.clock.advance(patienceMs)
  }
  throw new Error('no process answered')
}

test.each(['send', 'skip'] as const)(
  'an order is placed and paid once wherever the process is killed between two statements, when its webhook is to %s',
  async (webhook) => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 100_000 } })
    let orders = 0
    for (let wasKilled = true; wasKilled;) {
      const guest = await aGuest(server)
      const key = newId()
      kills.killAfter((orders += 1))
      const { status, body: order } = await untilAnswered(() => guest.place(feast.request(), key))
      expect(status).toBe(201)
      const begun = await untilAnswered(() => guest.initiate(order))
      expect(begun.status).toBe(200)
      const { transactionId } = begun.body
      await gateway.control(transactionId, { do: 'complete', webhook })
      if (kills.hasKilled()) await kills.restart()
      expect((await untilAnswered(() => guest.confirm(order, transactionId))).status).toBe(200)
      wasKilled = !kills.reset()

      expect((await guest.see(order.id)).state).toBe('requested')
      expect(await bookOf(server).ordersOf(guest.user.id)).toEqual([order.id])
      const attempts = await bookOf(server).attempts(order.id)
      expect(attempts.filter(({ state }) => state === 'applied')).toHaveLength(1)
      expect(attempts.filter(({ state }) => state === 'pending' || state === 'open')).toEqual([])
      expect(await capacityTaken(server, feast.caterer.id)).toBe(orders * 40)
    }
    expect(orders).toBeGreaterThan(20)
    expect(await brokenPromises(server)).toEqual({})
  },
  120_000,
)
