import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step, which takes the focus where pressing a button led to it, and not when the page has just been loaded. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was pressed is gone with its step.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) heading.current?.focus()
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className="headline scroll-my-24 text-heading outline-none">
      {children}
    </h2>
  )
}
