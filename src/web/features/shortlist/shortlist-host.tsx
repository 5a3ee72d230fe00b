import { useEffect } from 'react'
import { useSession } from '#web/features/identity/session.ts'
import { dropWhatIsOwned } from './shortlist-store.ts'

/** Stands once in the page and shows nothing: a customer's shortlist and the browser's are made one when they sign in. */
export function ShortlistHost() {
  const { status, user } = useSession()
  const customerId = user?.role.id === '2' ? user.id : undefined
  useEffect(() => {
    if (status === 'unknown') return
    if (customerId === undefined) return dropWhatIsOwned()
    // Without it the shortlist of this browser still works; the next page tries again.
    void import('./account-shortlist.ts').then(({ syncShortlist }) => syncShortlist(customerId)).catch(() => undefined)
  }, [status, customerId])
  return null
}
