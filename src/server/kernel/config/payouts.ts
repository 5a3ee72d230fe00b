import { z } from 'zod'

/** How payouts leave: in a file for the bank, or by the pretended bank of demo mode. */
export type PayoutsConfig = 'file' | 'simulator'

export const payoutSettings = {
  PAYOUTS: z.enum(['file', 'simulator'], 'PAYOUTS must be file or simulator').default('file'),
}

export function payoutProblems(given: Record<string, string | undefined>): string[] {
  return given.PANGAT_MODE === 'production' && given.PAYOUTS === 'simulator'
    ? ['PAYOUTS=simulator pays nobody and is for demo mode; remove it to pay by a file for the bank']
    : []
}
