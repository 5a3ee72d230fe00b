import { useEffect, useRef, useState } from 'react'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { knownSession } from '#web/shared/session/session.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { failureOf, orderAndLeave, type PayFailure, type Payable } from './pay-flow.ts'

interface PayOptions extends Payable {
  /** Everything that is still wrong, as far as it is known. */
  problems: readonly Problem[]
  /** Shows what is wrong; the server may know more. */
  onProblems: (fromServer: readonly Problem[]) => void
}

/** Pressing Pay: what is missing is said, a visitor signs in and goes on, then the order is placed and the payment page opened. */
export function usePay(options: PayOptions) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const latest = useRef<() => Promise<void>>(undefined)
  const signIn = () => openAuthDialog({ goOn: () => void latest.current?.() })
  const stop = () => {
    running.current = false
    setBusy(false)
  }

  const pay = async () => {
    if (running.current) return
    setNotice('')
    if (options.problems.length > 0) return options.onProblems([])
    running.current = true
    setBusy(true)
    const { user } = await knownSession()
    if (!user) {
      stop()
      return signIn()
    }
    const failure = await orderAndLeave(user, options).catch(failureOf)
    // Without a reason to stay, the page is being left.
    if (!failure) return
    stop()
    showProblem(failure)
  }
  const showProblem = (failure: PayFailure) => {
    if ('problems' in failure) return options.onProblems(failure.problems)
    if ('signIn' in failure) return signIn()
    setNotice(failure.notice)
    if (failure.askAgain) options.quote.askAgain()
  }

  useEffect(() => {
    latest.current = pay
  })
  useBfcacheRestore(stop)
  return { pay, busy, notice }
}
