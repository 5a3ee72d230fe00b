import { expect, test, vi } from 'vitest'
import { startInterval } from './interval.ts'

test('rounds never overlap, a round that fails does not end them, and stopping waits for the last one', async () => {
  vi.useFakeTimers()
  try {
    const ends: (() => void)[] = []
    const failed = vi.fn()
    let rounds = 0
    const interval = startInterval(
      1_000,
      async () => {
        rounds += 1
        if (rounds === 1) throw new Error('broken')
        await new Promise<void>((resolve) => ends.push(resolve))
      },
      failed,
    )
    await vi.advanceTimersByTimeAsync(5_000)
    expect([rounds, failed.mock.calls.length]).toEqual([2, 1])

    let stopped = false
    const stop = interval.stop().then(() => (stopped = true))
    await vi.advanceTimersByTimeAsync(5_000)
    expect([rounds, stopped]).toEqual([2, false])
    ends[0]?.()
    await stop
    expect(rounds).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
