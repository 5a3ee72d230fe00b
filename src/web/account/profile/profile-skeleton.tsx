import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { NeedsScript } from '#web/ui/display/needs-script.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the profile while it is loaded; with its title where that does not stand there already. */
export function ProfileSkeleton({ sectionsOnly }: { sectionsOnly?: boolean }) {
  const sections = (
    <div className="flex flex-col gap-5">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <NeedsScript />
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-96" />
      <Skeleton className="h-80" />
    </div>
  )
  if (sectionsOnly) return sections
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="headline mb-6 text-title">{m.shell_profile()}</h1>
      {sections}
    </div>
  )
}
