import { expect, test } from 'vitest'
import { killRepeatedly } from './sigkill.ts'
import { simulation } from './options.ts'

const { first, sigkills, isShort } = simulation()

// The built product in processes of its own, killed under load, on the engine under test.
test(
  `product killed ${sigkills} times under load violates no invariant and loses nothing that it acknowledged`,
  async () => {
    const { wrong, orders, moves } = await killRepeatedly(first, sigkills)
    if (!isShort) process.stdout.write(`\n${sigkills} kills, ${orders} orders and ${moves} moves acknowledged\n`)
    expect(wrong).toEqual([])
    expect(orders).toBeGreaterThan(0)
  },
  isShort ? 180_000 : 6 * 60 * 60_000,
)
