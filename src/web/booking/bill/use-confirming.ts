import { useState } from 'react'
import type { Problem } from '#web/shared/form/problems.ts'

type Reason = 'coupon' | 'guests'

/**
 * Whether the bill asks for a confirmed email address, and for what: the coupon or the number of guests. Stays open once it was, so
 * that the panel can say that all is well; `again` asks for the bill without the problem.
 */
export function useConfirming(said: readonly (Problem & { code?: string })[], again: () => void) {
  const [confirmed, setConfirmed] = useState<Reason>()
  const asked = said.find(({ field }) => field === 'email')
  const reason: Reason = asked?.code === 'coupon_email_unconfirmed' ? 'coupon' : 'guests'
  return {
    open: confirmed !== undefined || asked !== undefined,
    reason: confirmed ?? reason,
    onConfirmed() {
      setConfirmed(reason)
      again()
    },
  }
}
