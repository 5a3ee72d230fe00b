import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import { m } from '#messages'

/** A cancellation policy in a sentence, made of its steps: 'Full refund 7 days or more before, 50% from 3 days, then none.' */
export function policyText(steps: readonly CancellationStep[]): string {
  const refunding = steps
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
  const parts = refunding.map(({ daysBefore: count, percent }) =>
    percent === 100 ? m.calendar_refund_full({ count }) : m.calendar_refund_part({ count, percent }),
  )
  return parts.length === 0 ? m.calendar_refund_never() : m.calendar_refund({ parts: parts.join(', ') })
}
