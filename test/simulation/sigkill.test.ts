import { expect, test } from 'vitest'
import { randomOf } from '#db/world/random.ts'
import { eventDayOf, killRepeatedly } from './sigkill.ts'
import { simulation } from './options.ts'

const { first, sigkills, isShort } = simulation()

// The built product in processes of its own, killed under load, on the engine under test.
test(
  `product killed ${sigkills} times under load violates no invariant and loses nothing that it acknowledged`,
  async () => {
    const report = (text: string) => (isShort ? undefined : process.stdout.write(`\nseed ${first}: ${text}\n`))
    const { wrong, kills, orders, moves, statuses } = await killRepeatedly(first, sigkills, (kill) => {
      if (kill % 10 === 0) report(`${kill} of ${sigkills} kills`)
    })
    report(`${kills} kills, ${orders} orders and ${moves} moves acknowledged; ${statuses}`)
    expect(wrong).toEqual([])
    expect(orders).toBeGreaterThan(0)
  },
  isShort ? 180_000 : 6 * 60 * 60_000,
)

test('an order of a long run is for the day on which it is placed, or for a later one', () => {
  const daysOf = (now: string) => {
    const random = randomOf('days of orders', 1)
    return new Set(Array.from({ length: 200 }, () => eventDayOf(new Date(now), random)))
  }

  // Half past ten in the evening, half past eleven and half past midnight in India.
  expect(daysOf('2026-11-26T17:00:00Z')).toContain('2026-11-26')
  const [late, past] = [daysOf('2026-11-26T18:00:00Z'), daysOf('2026-11-26T19:00:00Z')]
  expect([...late].toSorted()[0]).toBe('2026-11-28')
  expect([...past].toSorted()[0]).toBe('2026-11-27')
})
