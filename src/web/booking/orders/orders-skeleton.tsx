import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { NeedsScript } from '#web/ui/display/needs-script.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the list of bookings. */
export function OrdersSkeleton() {
  return (
    <div className="page min-h-[80dvh] max-w-3xl py-6" aria-busy="true">
      <Skeleton className="mb-3 h-10 w-56" />
      <Skeleton className="mb-5 h-12 w-full" />
      <CardSkeletons />
    </div>
  )
}

/** The shape of some cards. */
export function CardSkeletons() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <NeedsScript />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-72 w-full" />
      ))}
    </div>
  )
}

/** The shape of one order. */
export function OrderSkeleton() {
  return (
    <div className="page min-h-[80dvh] max-w-5xl py-4" aria-busy="true">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <NeedsScript />
      <Skeleton className="my-3 h-5 w-32" />
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-4 h-28 w-full" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
