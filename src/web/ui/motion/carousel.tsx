import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'

const CarouselControls = lazy(() =>
  import('./carousel-controls.tsx').then((module) => ({ default: module.CarouselControls })),
)

interface CarouselProps {
  /** What it holds, for those who do not see it. */
  label: string
  /** Moves on automatically after so many ms; without it, only when asked. */
  everyMs?: number
  /** Says how many slides are in sight: `[--in-sight:3]`, by width as needed. */
  className?: string
  /** The slides, as `<li>`. */
  children: ReactNode
}

/**
 * A row of slides that moves by finger, wheel, keyboard and buttons, and automatically if asked. The row alone works without
 * script; what moves it is fetched when it comes near, into a place that is kept free.
 */
export function Carousel({ label, everyMs, className, children }: CarouselProps) {
  const region = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const isNear = useNear(region)
  return (
    <div ref={region} role="group" aria-roledescription={m.ui_carousel()} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reached by keyboard too */}
      <ul ref={row} tabIndex={0} aria-label={label} className={classNames('strip', className)}>
        {children}
      </ul>
      <div className="mt-3 flex min-h-11 items-center justify-end noscript:hidden">
        {isNear && (
          <Suspense>
            <CarouselControls region={region} row={row} everyMs={everyMs} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** True from when the element first came close to what is in sight. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '300px' },
    )
    near.observe(element.current)
    return () => near.disconnect()
  }, [element, isNear])
  return isNear
}
