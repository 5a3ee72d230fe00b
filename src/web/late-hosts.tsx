import { CompareHost } from '#web/public/compare/compare-host.tsx'
import { EventHost } from '#web/shared/event/event-host.tsx'
import { ShortlistHost } from '#web/shared/shortlist/shortlist-host.tsx'
import { AuthDialogHost } from '#web/shared/sign-in/auth-dialog-host.tsx'

/** What stands once in every page and shows nothing when it is drawn: session, event, shortlist, sign-in and comparison. */
export function LateHosts() {
  return (
    <>
      <EventHost />
      <ShortlistHost />
      <AuthDialogHost />
      <CompareHost />
    </>
  )
}
