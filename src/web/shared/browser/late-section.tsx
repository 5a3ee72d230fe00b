import { useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { useLate } from './use-late.ts'

interface LateSectionProps<Part> {
  /** As for {@link useLate}. */
  load: () => Promise<Part>
  /** Its height until it is there. */
  className: string
  children: (part: Part) => ReactNode
}

/** A part of a page below what is first in sight: it is loaded when it comes near the screen. */
export function LateSection<Part extends object>({ load, className, children }: LateSectionProps<Part>) {
  const place = useRef<HTMLDivElement>(null)
  const { part, fetch } = useLate(load)
  const [isNear, setNear] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '50%' })
    if (place.current) near.observe(place.current)
    return () => near.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear || hasFailed) return
    fetch().catch(() => setFailed(true))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is near, and again after a failure
  }, [isNear, hasFailed])
  if (part) return children(part)
  if (hasFailed) return <ErrorState level={3} title={m.ui_part_failed()} onRetry={() => setFailed(false)} />
  return (
    <div ref={place} className="print:hidden">
      <Skeleton className={className} />
    </div>
  )
}
