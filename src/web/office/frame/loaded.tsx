import type { ReactNode } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

interface LoadedProps<Value> {
  /** What was asked for, as a private query has it. */
  query: { data: Value | undefined; isLoadingError: boolean; error: Error | null; refetch: () => unknown }
  /** Shown in place of an answer that there is no such thing. */
  missing?: ReactNode
  children: (value: Value) => ReactNode
}

/** What is loaded, its shape until then, or what went wrong with a way to try again. */
export function Loaded<Value>({ query, missing, children }: LoadedProps<Value>) {
  const { data, isLoadingError, error, refetch } = query
  const isOnline = useOnline()
  if (data !== undefined) return children(data)
  if (!isLoadingError) return <OfficeSkeleton />
  if (missing !== undefined && error instanceof ApiError && error.status === 404) return missing
  return (
    <ErrorState
      title={isOnline ? m.office_failed() : m.shell_offline_title()}
      text={isOnline ? m.office_failed_text() : m.shell_offline_text()}
      onRetry={() => void refetch()}
    />
  )
}

/** The shape of a page of the back office. */
export function OfficeSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}
