import { expect, test } from 'vitest'
import { simulation } from './options.ts'
import { tradeForMonths } from './three-months.ts'

const { first, months, isShort } = simulation()

/** What must have happened for the sums to say something. */
const needed = [
  'accepted > cancelled',
  'requested > declined',
  'requested > lapsed',
  'delivered > completed',
  'a reduction that retained',
  'a payout of proceeds that is paid',
  'a payout of proceeds that is failed',
  'a payout of compensation that is paid',
  'a payout of compensation that is failed',
  'a payout that replaced a failed one',
  'a payout that was lowered by dues',
  'a refund after delivery',
  'a refund after the payout',
  'an order that was not marked delivered',
]

test.runIf(months > 0)(
  `${months} orders over three months agree with every statement and the ledger to the paisa`,
  async () => {
    const result = await tradeForMonths({ seed: first, orders: months })
    if (!isShort) {
      const lines = Object.entries(result.moves).map(([move, times]) => `${String(times).padStart(7)}  ${move}`)
      process.stdout.write(
        `\n${result.orders} orders, ${result.statements} statements of three months\n${lines.join('\n')}\n`,
      )
    }
    expect(result.wrong).toBeUndefined()
    expect(result.orders).toBe(months)
    expect(needed.filter((move) => (result.moves[move] ?? 0) === 0)).toEqual([])
  },
  isShort ? 300_000 : 60 * 60_000,
)
