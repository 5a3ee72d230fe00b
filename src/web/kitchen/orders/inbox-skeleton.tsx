import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the inbox, and of an order. */
export function InboxSkeleton() {
  return (
    <div className="page min-h-[80dvh] max-w-3xl py-6" aria-busy="true">
      <h1 className="headline mb-3 text-title">{m.inbox_title()}</h1>
      <Skeleton className="mb-5 h-12 w-full" />
      <RowSkeletons />
    </div>
  )
}

/** The shape of some orders. */
export function RowSkeletons() {
  return (
    <div className="flex flex-col gap-3 py-4" aria-busy="true">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-40 w-full" />
      ))}
    </div>
  )
}
