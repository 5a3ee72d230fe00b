import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { ApiError, ApiUnreachable } from '#web/shared/api/api-error.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'

// Every page would load what few show. On a broken line the sentence stands without its picture and links.
const NotFound = lazy(async () => {
  const loaded = await import('./not-found.tsx').catch(() => undefined)
  return { default: loaded?.NotFound ?? PlainNotFound }
})

/** A page that could not be shown: missing, no connection, or our fault. */
export function ErrorPage({ error }: { error: unknown }) {
  if (statusOf(error) === 404)
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    )
  const offline = error instanceof ApiUnreachable || (typeof navigator !== 'undefined' && !navigator.onLine)
  return (
    <div className="page py-10">
      <ErrorState
        level={1}
        title={offline ? m.shell_offline_title() : m.shell_error_title()}
        text={offline ? m.shell_offline_text() : m.shell_error_text()}
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}

function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof ApiError ? error.status : undefined
}

function PlainNotFound() {
  return (
    <div className="page py-10">
      <ErrorState level={1} title={m.shell_not_found_title()} text={m.shell_not_found_text()} />
    </div>
  )
}
