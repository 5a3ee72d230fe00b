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

export const cancellationTemplateNames = [
  'flexible',
  'standard',
  'strict',
] as const satisfies readonly (keyof typeof cancellationTemplates)[]
export type CancellationTemplate = (typeof cancellationTemplateNames)[number]

/** Returns the template that a policy is; undefined for one of its own. */
export function templateOf(policy: readonly CancellationStep[]): CancellationTemplate | undefined {
  // Steps that refund nothing say no more than their absence.
  const told = (steps: readonly CancellationStep[]) =>
    steps
      .filter(({ percent }) => percent > 0)
      .map(({ daysBefore, percent }) => `${daysBefore} ${percent}`)
      .sort()
      .join()
  return cancellationTemplateNames.find((name) => told(cancellationTemplates[name]) === told(policy))
}
