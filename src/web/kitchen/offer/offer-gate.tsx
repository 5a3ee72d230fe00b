import { useEffect, type ReactNode } from 'react'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { useOwnOffer } from './use-own-offer.ts'

/** What needs the offer of a caterer: its shape while it is loaded, the error with a way to try again, and a note while offline. */
export function OfferGate({ catererId, children }: { catererId: string; children: (offer: OwnOffer) => ReactNode }) {
  const { offer, failed, load } = useOwnOffer(catererId)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline && failed) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- tried again when the connection is back, not when a try fails
  }, [isOnline])
  return (
    <>
      <OfflineNote className="mb-4" />
      {offer ? (
        children(offer)
      ) : failed ? (
        <ErrorState title={m.manage_load_failed()} onRetry={load} />
      ) : (
        <OfferSkeleton />
      )}
    </>
  )
}

export function OfferSkeleton() {
  return (
    <div data-pending>
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <Skeleton className="mb-5 h-12 max-w-md" />
      <Skeleton className="h-80 max-w-3xl" />
    </div>
  )
}
