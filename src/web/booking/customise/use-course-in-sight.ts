import { useEffect, useState } from 'react'

/** The part of the screen in which a category is the one that is read: below the index, above the lower half. */
const readingArea = '-140px 0px -55% 0px'

/** The category that is being read, for the index to show it. Nothing is selected by scrolling past it (C97). */
export function useCourseInSight(paused: boolean): string | undefined {
  const [inSight, setInSight] = useState<string>()
  useEffect(() => {
    if (paused) return
    const visible = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) visible.set(entry.target, entry.isIntersecting)
        const first = [...visible].find(([, isVisible]) => isVisible)?.[0]
        if (first instanceof HTMLElement) setInSight(first.dataset['course'])
      },
      { rootMargin: readingArea },
    )
    for (const course of document.querySelectorAll('[data-course]')) observer.observe(course)
    return () => observer.disconnect()
  })
  return inSight
}
