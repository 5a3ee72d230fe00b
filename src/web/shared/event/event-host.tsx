import { useEffect, useRef } from 'react'
import { isNoEvent } from '#contract/values/event.ts'
import { roles } from '#contract/values/role.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { forgetEvent, rememberEvent, tabEvent } from './tab-event.ts'
import { useEvent } from './use-event.ts'

/** Stands once in the page and shows nothing: remembers the event of the URL, in this tab, this browser and the account. */
export function EventHost() {
  const { event, isNamed } = useEvent()
  const { status, user } = useSession()
  const customerId = user?.role.id === roles.customer ? user.id : undefined
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (isNamed && !isNoEvent(event)) rememberEvent(event)
  }, [event, isNamed])
  useEffect(() => {
    if (status === 'unknown') return
    if (customerId === undefined && before.current !== undefined) forgetEvent()
    before.current = customerId
  }, [status, customerId])
  useEffect(() => {
    if (customerId === undefined) return undefined
    const ofTab = tabEvent.get()
    const isCleared = ofTab !== undefined && isNoEvent(ofTab)
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      // For customers alone. An event is a comfort: where this cannot be had, the account is not told.
      const part = await import('./account-event.ts').catch(() => undefined)
      if (!part || isOver) return
      const { loadAccountEvent, tellAccountEvent } = part
      stop = isNoEvent(event) && !isCleared ? loadAccountEvent(customerId) : tellAccountEvent(customerId, event)
    }
    void start()
    return () => {
      isOver = true
      stop?.()
    }
  }, [customerId, event])
  return null
}
