import { mayBeCounted } from '#web/shared/browser/consent.ts'
import { loadTag, readTag } from '#web/shared/browser/google-tag.ts'

/** Every event of the data layer, with what it says. It says what happened, never to whom. */
interface CountedEvents {
  /** An account was created. */
  sign_up: { role: 'user' | 'caterer' }
  /** A message was sent to us. */
  contact_submit: { form: 'contact' | 'festival' }
  /** A quote was asked for, or a caterer was asked. */
  enquiry_submit: { form: 'wedding' | 'caterer' }
  /** An order that was placed in this browser is paid; `value` is its total in rupees, absent where it could not be asked for. */
  purchase: { currency: 'INR'; value?: number }
}

type CountedEvent = { [Name in keyof CountedEvents]: { event: Name } & CountedEvents[Name] }[keyof CountedEvents]

/** Puts an event into the page's own data layer, and tells the operator's tag of it, if that was agreed to (C51). */
export function countEvent(counted: CountedEvent): void {
  if (!mayBeCounted()) return
  window.dataLayer ??= []
  window.dataLayer.push(counted)
  const tag = readTag()
  if (!tag) return
  // The page may not have loaded yet.
  loadTag(tag)
  const { event, ...details } = counted
  window.gtag?.('event', event, details)
}
