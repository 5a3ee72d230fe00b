/** At least so many days before the event, so many per cent are refunded. */
export interface CancellationStep {
  daysBefore: number
  percent: number
}

/** The cancellation terms that caterers choose from, most days first. Terms of caterers, the refund policy and the demo city are made of them. */
export const cancellationTemplates = {
  flexible: [
    { daysBefore: 3, percent: 100 },
    { daysBefore: 1, percent: 50 },
    { daysBefore: 0, percent: 0 },
  ],
  standard: [
    { daysBefore: 7, percent: 100 },
    { daysBefore: 3, percent: 50 },
    { daysBefore: 0, percent: 0 },
  ],
  strict: [
    { daysBefore: 15, percent: 100 },
    { daysBefore: 7, percent: 50 },
    { daysBefore: 0, percent: 0 },
  ],
} as const satisfies Record<string, readonly CancellationStep[]>
