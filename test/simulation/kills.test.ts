import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kills.ts'
import { simulation } from './options.ts'

const { first, kills, isEveryday } = simulation()

// The built product in processes of its own, killed in the midst of everything, on the engine under test.
test(
  `killed ${kills} times under load, the product keeps every promise and loses nothing that it acknowledged`,
  async () => {
    const { wrong, orders, moves } = await killAgainAndAgain(first, kills)
    if (!isEveryday) process.stdout.write(`\n${kills} kills, ${orders} orders and ${moves} moves acknowledged\n`)
    expect(wrong).toEqual([])
    expect(orders).toBeGreaterThan(0)
  },
  isEveryday ? 180_000 : 6 * 60 * 60_000,
)
