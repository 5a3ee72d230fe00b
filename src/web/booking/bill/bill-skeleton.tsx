import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { NeedsScript } from '#web/ui/display/needs-script.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the form and its bill. */
export function BillSkeleton() {
  return (
    <div className="page min-h-[80dvh] pt-4" aria-busy="true">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <NeedsScript />
      <Skeleton className="my-3 h-5 w-32" />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-2 mb-6 h-5 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-16">
        <div className="flex max-w-2xl flex-col gap-5">
          {[1, 2, 3].map((part) => (
            <div key={part} className="flex flex-col gap-4 border-b border-line pb-6">
              <Skeleton className="h-7 w-40" />
              <div className="grid gap-4 sm:grid-cols-2">
                <Skeleton className="h-20" />
                <Skeleton className="h-20" />
              </div>
              <Skeleton className="h-20 w-full" />
            </div>
          ))}
        </div>
        <Skeleton className="hidden h-112 lg:block" />
      </div>
    </div>
  )
}
