import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** Says so when another version of the profile was loaded below unsaved edits, as after it was changed in another tab. */
export function useStaleNotice(version: number | undefined, isEdited: boolean): void {
  const known = useRef(version)
  useEffect(() => {
    const before = known.current
    known.current = version
    if (before !== undefined && before !== version && isEdited) notify(m.onboarding_loaded_anew())
  }, [version, isEdited])
}
