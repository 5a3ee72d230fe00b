import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { go } from '#web/shared/site/go.ts'
import { presentPage, tabOfAddress } from '#web/shared/session/auth-dialog-address.ts'
import { currentAuthRequest, obeyAddress } from '#web/shared/session/auth-dialog-store.ts'
import { currentSession } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** An address of the dialog opens it for visitors, and leaving that address closes it: links, back and forward all work. */
export function useDialogAddress(): void {
  const { hash } = useLocation()
  const isKnown = useSession().status !== 'unknown'
  const tab = tabOfAddress(hash)
  useEffect(() => {
    // The page may load for a while before the router says that it has gone back, and says nothing when forward follows at once.
    const obeyAtOnce = () => {
      const named = tabOfAddress(window.location.hash)
      if (!named || currentSession().status === 'signed_out') obeyAddress(named)
    }
    addEventListener('popstate', obeyAtOnce)
    return () => removeEventListener('popstate', obeyAtOnce)
  }, [])
  useEffect(() => {
    if (!tab) {
      // The router follows a press a moment later; what was pressed for would be forgotten.
      if (!tabOfAddress(window.location.hash)) obeyAddress(undefined)
      return
    }
    if (!isKnown) return
    if (currentSession().status === 'signed_out') obeyAddress(tab)
    // Whoever is signed in has no use for it.
    else if (!currentAuthRequest()) go(presentPage(), { replace: true, preventScrollReset: true })
  }, [tab, isKnown])
}
