import { roles } from '#contract/values/role.ts'
import { useEffect } from 'react'
import { useSession } from '#web/shared/session/session.ts'
import { dropWhatIsOwned, syncWithAccount } from './shortlist-store.ts'

/** Stands once in the page and shows nothing: a customer's shortlist and the browser's are made one when they sign in. */
export function ShortlistHost() {
  const { status, user } = useSession()
  const customerId = user?.role.id === roles.customer ? user.id : undefined
  useEffect(() => {
    if (status === 'unknown') return
    if (customerId === undefined) return dropWhatIsOwned()
    void syncWithAccount(customerId)
  }, [status, customerId])
  return null
}
