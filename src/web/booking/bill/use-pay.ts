import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { openAuthDialog, useAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { currentSession, knownSession } from '#web/shared/session/session.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { failureOf, orderAndLeave, type PayFailure, type Payable } from './pay-flow.ts'

interface PayOptions extends Payable {
  /** Everything that is still wrong, as far as it is known. */
  problems: readonly Problem[]
  /** Shows what is wrong; the server may know more. */
  onProblems: (fromServer: readonly Problem[]) => void
  /** Makes an account for a visitor; undefined when that failed. Without it a visitor signs in. */
  join?: (() => Promise<User | undefined>) | undefined
}

/** Pressing Pay: what is missing is said, a visitor gets an account or signs in, then the order is placed and the payment page opened. */
export function usePay(options: PayOptions) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const latest = useRef<{ pay: () => Promise<void>; isWhole: boolean }>(undefined)
  // Once the page knows who signed in. What is still missing was not asked for by that.
  const goOn = () => setTimeout(() => latest.current?.isWhole && void latest.current.pay())
  const signIn = () => openAuthDialog({ goOn })
  const stop = () => {
    running.current = false
    setBusy(false)
  }

  /** @param isConfirmed whether the address is confirmed since the problems were found */
  const pay = async (isConfirmed = false) => {
    if (running.current) return
    setNotice('')
    const left = options.problems.filter(({ field }) => !(isConfirmed && field === 'email'))
    if (left.length > 0) return options.onProblems([])
    running.current = true
    setBusy(true)
    const session = await knownSession()
    const user = session.user ?? (await options.join?.())
    if (!user) {
      stop()
      return options.join ? undefined : signIn()
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
    latest.current = { pay, isWhole: options.problems.length === 0 }
  })
  useGoOn(goOn)
  useBfcacheRestore(stop)
  return { pay, busy, notice, signIn }
}

/** Goes on after a sign-in in the dialog that a reload has opened again, which does not know with what. */
function useGoOn(goOn: () => void): void {
  const dialog = useAuthDialog()
  const isReopened = dialog !== undefined && dialog.goOn === undefined
  const goOnNow = useEffectEvent(goOn)
  useEffect(() => {
    if (!isReopened) return
    return () => {
      if (currentSession().user) goOnNow()
    }
  }, [isReopened])
}
