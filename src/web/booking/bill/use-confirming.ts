import { useState } from 'react'
import type { Problem } from '#web/shared/form/problems.ts'

/**
 * Whether the bill asks for a confirmed email address. Stays open once it was, so that the panel can say that all is well;
 * `again` asks for the bill without the problem.
 */
export function useConfirming(said: readonly Problem[], again: () => void) {
  const [confirmed, setConfirmed] = useState(false)
  return {
    open: confirmed || said.some(({ field }) => field === 'email'),
    onConfirmed() {
      setConfirmed(true)
      again()
    },
  }
}
