import { m } from '#web/paraglide/messages.js'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The shape of a page with a title and the account below it. */
export function AccountSkeleton() {
  return (
    <div className="page py-8 sm:py-12">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <Skeleton className="mb-6 h-10 w-64" />
      <Skeleton className="h-72 max-w-xl" />
    </div>
  )
}
