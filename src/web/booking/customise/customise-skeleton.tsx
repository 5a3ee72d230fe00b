import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { NeedsScript } from '#web/ui/display/needs-script.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the page while menus are fetched. */
export function CustomiseSkeleton() {
  return (
    <div className="page min-h-[80dvh] pt-4" aria-busy="true">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <NeedsScript />
      <Skeleton className="my-3 h-5 w-40" />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-2 h-5 w-56" />
      <Skeleton className="mt-3 h-11 w-full" />
      <div className="mt-4 grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <div className="flex gap-2 overflow-hidden py-2 lg:flex-col lg:py-0">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-12 w-36 shrink-0 lg:w-full" />
          ))}
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-8 w-40" />
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className="h-30 w-full" />
            ))}
          </div>
        </div>
        <Skeleton className="hidden h-96 lg:block" />
      </div>
    </div>
  )
}
