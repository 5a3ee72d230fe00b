import { m } from '#messages'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** The shape of the form while it is not known what stands in it. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <Skeleton className="h-9 w-56" />
      {['gst', 'name', 'licence', 'address', 'area', 'mobile'].map((field) => (
        <Skeleton key={field} className="h-20" />
      ))}
    </div>
  )
}
