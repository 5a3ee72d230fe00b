import { expect, test } from 'vitest'
import { nextCheckAt, nextRefundTryAt } from './schedule.ts'

const start = new Date('2026-11-20T04:30:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

/** Seconds after the beginning at which a payment that stays pending is asked about. */
function questions(until: number): number[] {
  const asked: number[] = []
  let now = start
  for (;;) {
    const next = nextCheckAt({ state: 'pending', initiatedAt: start }, now)
    if (!next || next > after(until)) return asked
    asked.push((next.getTime() - start.getTime()) / 1_000)
    now = next
  }
}

test('a pending payment is asked about first after 20 to 25 seconds, then as PhonePe wants it', () => {
  const asked = questions(300)
  const gaps = asked.map((at, i) => at - (asked[i - 1] ?? 0))
  expect(asked[0]).toBeGreaterThanOrEqual(20)
  expect(asked[0]).toBeLessThanOrEqual(25)
  expect(gaps.slice(1)).toEqual([...Array(10).fill(3), ...Array(10).fill(6), ...Array(6).fill(10), 30, 30, 60])
})

test('a payment that stays pending is asked about for ever, ever more rarely', () => {
  const year = 365 * 86_400
  const asked = questions(year)
  expect(asked.length).toBeLessThan(600)
  expect(asked.at(-1)).toBeGreaterThan(year - 86_400 - 1)
})

test('a failed payment is looked at again for 13 weeks, in case the bank books it after all', () => {
  const failed = (now: Date) => nextCheckAt({ state: 'failed', initiatedAt: start }, now)
  expect(failed(after(60))).toEqual(after(30 * 60))
  expect(failed(after(30 * 60))).toEqual(after(3_600))
  for (let week = 1; week < 13; week++) expect(failed(after(week * 7 * 86_400))).toEqual(after((week + 1) * 7 * 86_400))
  expect(failed(after(13 * 7 * 86_400))).toBeUndefined()
  expect(nextCheckAt({ state: 'failed' }, start)).toBeUndefined()
})

test('a question about a failed payment that got no answer is asked again, at any age', () => {
  const silent = (now: Date) => nextCheckAt({ state: 'failed', initiatedAt: start }, now, { isUnanswered: true })
  expect(silent(after(60))).toEqual(after(16 * 60))
  expect(silent(after(7 * 86_400))).toEqual(after(8 * 86_400))
  expect(silent(after(30 * 86_400))).toEqual(after(31 * 86_400))
})

test('gateway is not asked about open or settled payments', () => {
  expect(nextCheckAt({ state: 'open' }, start)).toBeUndefined()
  for (const state of ['applied', 'refund_due', 'refunded'] as const)
    expect(nextCheckAt({ state, initiatedAt: start }, start)).toBeUndefined()
})

test('a refund that is not done is seen to ever more rarely', () => {
  const waits = [1, 2, 3, 4, 5, 6, 60].map(
    (tries) => (nextRefundTryAt(tries, start).getTime() - start.getTime()) / 1_000,
  )
  expect(waits).toEqual([30, 60, 300, 900, 3_600, 21_600, 21_600])
})
