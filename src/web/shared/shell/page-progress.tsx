import { useNavigation } from 'react-router'
import { m } from '#messages'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** A line at the top while the next page is fetched; quick pages do not show it. */
export function PageProgress() {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 print:hidden">
      {loading && (
        <>
          <div className="page-progress h-full origin-left bg-marigold" />
          <VisuallyHidden>{m.shell_loading_page()}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
