import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type * as authDialog from './auth-dialog.tsx'
import { closeAuthDialog, useAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { startSession } from '#web/shared/session/session.ts'
import { useDialogAddress } from './use-dialog-address.ts'

/** Stands once in the page: follows the session, and fetches the dialog when it is first asked for. */
export function AuthDialogHost() {
  const request = useAuthDialog()
  const isOpen = request !== undefined
  const loaded = useDialogWhenAsked(isOpen)
  useDialogAddress()
  useFocusAfter(isOpen)
  useEffect(startSession, [])
  return loaded ? <loaded.AuthDialog request={request} /> : null
}

function useDialogWhenAsked(isAsked: boolean): typeof authDialog | undefined {
  const [loaded, setLoaded] = useState<typeof authDialog>()
  useEffect(() => {
    if (!isAsked || loaded) return
    import('./auth-dialog.tsx').then(setLoaded, () => {
      closeAuthDialog()
      notify(m.identity_unreachable(), 'error')
    })
  }, [isAsked, loaded])
  return loaded
}

/** The button that opened the dialog is hidden after a sign-in; then the content gets the focus. */
function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
      })
    }
    wasOpen.current = isOpen
  }, [isOpen])
}
