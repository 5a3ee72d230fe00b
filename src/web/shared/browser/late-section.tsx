import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { useLate } from '#web/ui/use-late.ts'

interface LateSectionProps<Part> {
  /** As for {@link useLate}. */
  load: () => Promise<Part>
  /** Its height until it is there. */
  className: string
  children: (part: Part) => ReactNode
}

/**
 * A part of a page below what is first in sight: it is loaded once the page is alive and the browser has time, so that a search in
 * the page and a list of its headings find it.
 */
export function LateSection<Part extends object>({ load, className, children }: LateSectionProps<Part>) {
  const { part, fetch } = useLate(load)
  const [hasFailed, setFailed] = useState(false)
  const get = useEffectEvent(() => void fetch().catch(() => setFailed(true)))
  useEffect(() => {
    if (!hasFailed) return whenIdle(get)
  }, [hasFailed])
  if (part) return children(part)
  if (hasFailed) return <ErrorState level={3} title={m.ui_part_failed()} onRetry={() => setFailed(false)} />
  return (
    <div data-pending>
      <Skeleton className={className} />
    </div>
  )
}

/** Returns what calls it off. Safari has no such callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(act, { timeout: 1_000 })
  return () => cancelIdleCallback(wait)
}
