import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of a page with the account below its title. */
export function AccountSkeleton({ title }: { title: string }) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="headline mb-6 text-title">{title}</h1>
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <Skeleton className="h-72 max-w-xl" />
    </div>
  )
}
