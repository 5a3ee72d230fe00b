import { useRef, useState } from 'react'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'

/**
 * What an admin does, one thing at a time: a second press while the first is under way does nothing. `failed` is said of a failure
 * for which the API has no sentence.
 */
export function useAct(failed: () => string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)
  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Does an act and says what it resolves to, or keeps why it failed. Resolves to whether it worked. */
    async perform(act: () => Promise<string>): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        notify(await act(), 'success')
        return true
      } catch (error) {
        setFailure(failureMessage(error, [], failed()))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
