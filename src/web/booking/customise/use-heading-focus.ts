import { useEffect, useState } from 'react'

/** Id of the heading of a category, to which links and presses lead. */
export function headingId(itemId: string): string {
  return `course-${itemId}`
}

/** Returns what moves the focus to a category's heading once that is the category shown; undefined leaves the focus where it is. */
export function useHeadingFocus(shown: string | undefined): (itemId: string | undefined) => void {
  const [wanted, setWanted] = useState<{ itemId: string }>()
  useEffect(() => {
    if (wanted === undefined || wanted.itemId !== shown) return
    const heading = document.getElementById(headingId(shown))
    if (heading) bringUp(heading)
  }, [wanted, shown])
  return (itemId) => setWanted(itemId === undefined ? undefined : { itemId })
}

/** A heading that is well in sight stays where it is. */
function bringUp(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect()
  const isInSight = top > parseFloat(getComputedStyle(heading).scrollMarginTop || '0') && top < window.innerHeight / 2
  heading.focus({ preventScroll: true })
  if (!isInSight) heading.scrollIntoView({ block: 'start' })
}
