import { useEffect, useRef, useState } from 'react'
import { isFree, whenIdle } from './when-idle.ts'
import type * as tour from './tour.tsx'
import { hasVisited, rememberVisit } from './visit.ts'

/** Offers the tour to new visitors of the search page, once the page is idle (R252). */
export function TourHost() {
  const [shown, setShown] = useState<typeof tour>()
  const isShown = useRef(false)
  const hadFocus = useRef<Element>(null)
  useEffect(() => {
    isShown.current = shown !== undefined
  }, [shown])

  useEffect(() => {
    if (hasVisited()) return
    let stop: () => void
    let isGone = false
    const greet = (loaded: typeof tour) => {
      if (isGone || hasVisited()) return
      // The visitor may have started something while the dialog was loading.
      if (!isFree()) return void (stop = whenIdle(() => greet(loaded)))
      hadFocus.current = document.activeElement
      setShown(loaded)
    }
    // Without its script there is no tour, and nothing is lost.
    stop = whenIdle(() => void import('./tour.tsx').then(greet, () => undefined))
    // Leaving the page in the middle of it is one way of leaving it.
    const leave = () => isShown.current && rememberVisit()
    addEventListener('pagehide', leave)
    return () => {
      isGone = true
      stop()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const end = () => {
    rememberVisit()
    setShown(undefined)
    const had = hadFocus.current
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && had instanceof HTMLElement) had.focus({ preventScroll: true })
    })
  }
  return shown ? <shown.Tour onEnd={end} /> : null
}
