import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { createQueueDelay } from './queue-delay.ts'

/** A queue delay with a target of 200 ms, and a clock of its own. */
function aQueueDelay(targetMs = 200) {
  let at = 0
  const delay = createQueueDelay({ targetMs, leastShare: 0.125, now: () => at })
  return {
    delay,
    /** Lets a second pass in which requests start every 10 ms after such waits. */
    aSecondOf(...waits: number[]) {
      for (let start = 0; start < 100; start++) {
        at += 10
        delay.record(waits[start % waits.length] ?? 0)
      }
    },
    pass: (ms: number) => void (at += ms),
  }
}

test('all is admitted while some requests start soon, however long others wait', () => {
  const { delay, aSecondOf } = aQueueDelay()
  aSecondOf(5_000, 199)
  expect(delay.share()).toBe(1)
})

test('a queue that stands shrinks the share to the least within three seconds', () => {
  const { delay, aSecondOf } = aQueueDelay()
  aSecondOf(900, 250)
  expect(delay.share()).toBeLessThan(0.5)
  for (let second = 0; second < 2; second++) aSecondOf(900, 250)
  expect(delay.share()).toBe(0.125)
})

test('a burst that is over within an interval changes nothing', () => {
  const { delay, pass } = aQueueDelay()
  for (const waited of [1, 100, 200, 240]) {
    pass(60)
    delay.record(waited)
  }
  pass(20)
  expect(delay.share()).toBe(1)
})

test('the share is whole again within five seconds of short waits, or of none', () => {
  for (const isBusy of [true, false]) {
    const { delay, aSecondOf, pass } = aQueueDelay()
    for (let second = 0; second < 4; second++) aSecondOf(900)
    for (let second = 0; second < 5; second++) {
      if (isBusy) aSecondOf(1)
      else pass(1_000)
    }
    expect(delay.share()).toBe(1)
  }
})

test('a target of 0 admits all, whatever the waits', () => {
  const { delay, aSecondOf } = aQueueDelay(0)
  for (let second = 0; second < 10; second++) aSecondOf(10_000)
  expect(delay.share()).toBe(1)
})

test('both limits shrink, so that one network cannot fill what is left', () => {
  const admission = createAdmission({ requests: 16, requestsPerNetwork: 8 }, { record: () => {}, share: () => 0.5 })
  const admitted = (network: string, times: number) =>
    Array.from({ length: times }, () => admission.admit(network, () => {})).filter((leave) => leave !== undefined)
  expect([admitted('a', 8).length, admitted('b', 3).length, admitted('c', 3).length]).toEqual([4, 3, 1])
})
