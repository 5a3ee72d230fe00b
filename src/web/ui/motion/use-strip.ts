import { useEffect, useRef, useState, type RefObject } from 'react'
import { firstOf, pageOf, pagesOf, type Strip } from './strip-pages.ts'
import { useAdvance } from './use-advance.ts'

/** Elements of a strip of slides. */
export interface StripElements {
  /** Holds the strip and its controls: while it is in use nothing moves automatically. */
  region: RefObject<HTMLElement | null>
  /** The element that scrolls; its children are the slides. */
  row: RefObject<HTMLElement | null>
}

interface StripOptions extends StripElements {
  /** How many slides there are, where that is known before the strip is measured; then one is in sight. */
  slides?: number
  /** The slide that is in sight first, from 0. */
  first?: number
  /** Moves on automatically after so many ms; without it, only when asked. */
  everyMs?: number | undefined
}

/** After a press the slides stand for so long, so that what was chosen can be read. */
const pauseAfterPressMs = 7000

/** A row of slides that scrolls page by page, automatically if asked, and knows where it stands, whatever moved it. */
export function useStrip({ region, row, slides = 0, first = 0, everyMs }: StripOptions) {
  const [strip, setStrip] = useMeasured(row, { slides, inSight: 1, first })
  const pages = pagesOf(strip)
  const page = pageOf(strip)
  const { playing, still, toggle, press } = useAdvance(region, {
    everyMs,
    pauseAfterPressMs,
    slides: pages,
    advance: () => show(page + 1),
  })
  const show = (wanted: number): number => {
    const first = firstOf(strip, wanted)
    row.current?.scrollTo({ left: offsetOf(row.current, first), behavior: still ? 'instant' : 'smooth' })
    setStrip({ ...strip, first })
    return first
  }
  return {
    strip,
    page,
    pages,
    playing,
    still,
    toggle,
    press,
    /** Shows a page because of a press; beyond the last one comes the first. Returns the first slide in sight. */
    choose(wanted: number): number {
      press()
      return show(wanted)
    },
  }
}

/** How long a strip must stand before it counts as come to rest, in ms: on its way it passes other slides. */
const restMs = 120

/** Position of the strip when it is idle, whatever moved it; setting it does not scroll. */
function useMeasured(row: RefObject<HTMLElement | null>, start: Strip): [Strip, (next: Strip) => void] {
  const [strip, setStrip] = useState(start)
  const begin = useRef(start.first)
  useEffect(() => {
    const element = row.current
    if (!element) return
    if (begin.current > 0) element.scrollTo({ left: offsetOf(element, begin.current), behavior: 'instant' })
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => setStrip((before) => same(before, measured(element)))
    const lookAtRest = () => {
      clearTimeout(rest)
      rest = setTimeout(look, restMs)
    }
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', lookAtRest, { passive: true })
    return () => {
      clearTimeout(rest)
      resized.disconnect()
      element.removeEventListener('scroll', lookAtRest)
    }
  }, [row])
  return [strip, setStrip]
}

function measured(row: HTMLElement): Strip {
  const width = offsetOf(row, 1) || row.clientWidth || 1
  return {
    slides: row.children.length,
    inSight: Math.max(1, Math.round(row.clientWidth / width)),
    first: Math.round(row.scrollLeft / width),
  }
}

/** Nothing is drawn again, and no pause begins again, when a strip rests where it was said to go. */
function same(before: Strip, after: Strip): Strip {
  const isSame = before.slides === after.slides && before.inSight === after.inSight && before.first === after.first
  return isSame ? before : after
}

/** How far the strip is scrolled when a slide is the first in sight. */
function offsetOf(row: HTMLElement, slide: number): number {
  const [first, wanted] = [row.children[0], row.children[slide]]
  return first instanceof HTMLElement && wanted instanceof HTMLElement ? wanted.offsetLeft - first.offsetLeft : 0
}
