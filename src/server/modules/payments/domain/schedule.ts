import { paymentRhythm } from '#contract/rules/payment-rhythm.ts'
import type { AttemptState } from '#contract/values/order-state.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Intervals of status requests by a payment's age: as the gateway demands at first, then longer and longer, without an end. */
const rhythm = [
  ...paymentRhythm,
  { until: day, every: 15 * minute },
  { until: 7 * day, every: 6 * hour },
  { until: Number.POSITIVE_INFINITY, every: day },
]

const weeksAsked = 13
/** Age up to which a failed payment is asked about, in milliseconds. */
export const askedForMs = weeksAsked * 7 * day

/**
 * Ages at which a failed payment is asked about again, because a bank may book it after all and the webhook may be lost: weekly to the
 * end of that time.
 */
const lateLooks = [
  30 * minute,
  hour,
  6 * hour,
  day,
  3 * day,
  ...Array.from({ length: weeksAsked }, (_, i) => (i + 1) * 7 * day),
]

/** The least time until a question about a failed payment that got no answer is asked again. */
const unansweredMs = 15 * minute

/**
 * When to ask the gateway next; undefined when there is nothing left to learn. A question about a failed payment that got no
 * answer is asked again at any age: the webhook that led to it may have told of money that came.
 */
export function nextCheckAt(
  attempt: { state: AttemptState; initiatedAt?: Date },
  now: Date,
  { isUnanswered = false } = {},
): Date | undefined {
  const { state, initiatedAt } = attempt
  const age = initiatedAt ? now.getTime() - initiatedAt.getTime() : undefined
  if (state === 'pending') return new Date(now.getTime() + everyAt(age ?? 0))
  if (state !== 'failed' || age === undefined) return undefined
  if (isUnanswered) return new Date(now.getTime() + Math.max(unansweredMs, everyAt(age)))
  const look = lateLooks.find((after) => after > age)
  return look === undefined ? undefined : new Date(now.getTime() + look - age)
}

function everyAt(age: number): number {
  return rhythm.find(({ until }) => age < until)?.every ?? day
}

/** When to see to a refund again that is not done after `tries` tries. */
export function nextRefundTryAt(tries: number, now: Date): Date {
  const waits = [30 * second, minute, 5 * minute, 15 * minute, hour]
  return new Date(now.getTime() + (waits[tries - 1] ?? 6 * hour))
}

/** A gateway that failed a refund gets a new one later, at most so many in all; then manual intervention is needed. */
export const maxRefunds = 5

/** When to begin the refund that follows `failures` failed ones. */
export function nextRefundAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + hour * 4 ** (failures - 1))
}
