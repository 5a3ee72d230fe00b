import { roles } from '#contract/values/role.ts'
import { useEffect } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'
import { setShortlistCount } from './shortlist-count.ts'
import { dropWhatIsOwned, syncWithAccount, useShortlist } from './shortlist-store.ts'

/** Stands once in the page and shows nothing: counts the shortlist, and makes a customer's and the browser's one when they sign in. */
export function ShortlistHost() {
  const { status, user } = useSession()
  const customerId = user?.role.id === roles.customer ? user.id : undefined
  const { length: count } = useShortlist()
  useEffect(() => setShortlistCount(count), [count])
  useEffect(() => {
    if (status === 'unknown') return
    if (customerId === undefined) return dropWhatIsOwned()
    void syncWithAccount(customerId)
  }, [status, customerId])
  return null
}
