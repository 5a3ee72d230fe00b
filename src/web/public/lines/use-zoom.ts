import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Spot } from './layout.ts'

const levels = [0.4, 0.55, 0.75, 1, 1.4, 2] as const
const [smallest, largest] = [levels[0], 2]

export interface Zoom {
  scale: number
  /** Undefined at the end. */
  zoomIn: (() => void) | undefined
  zoomOut: (() => void) | undefined
  /** Moves a spot of the drawing to the middle. */
  center: (spot: Spot) => void
}

/**
 * Scale of a drawing in a box that scrolls: by levels, by two fingers, and by the pinch of a touchpad. What is in the middle, or
 * between the fingers, stays where it is.
 */
export function useZoom(box: RefObject<HTMLElement | null>, start: number): Zoom {
  const [scale, setScale] = useState(start)
  const shown = useRef(start)
  /** Where to hold the drawing while it changes size, in the box. */
  const anchor = useRef<Spot>(undefined)

  useLayoutEffect(() => {
    const element = box.current
    const before = shown.current
    shown.current = scale
    if (!element || before === scale) return
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    anchor.current = undefined
    element.scrollTo(((element.scrollLeft + x) / before) * scale - x, ((element.scrollTop + y) / before) * scale - y)
  }, [box, scale])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const zoomTo = (wanted: number, x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect()
      anchor.current = { x: x - left, y: y - top }
      setScale(Math.min(largest, Math.max(smallest, wanted)))
    }
    let pinch: { distance: number; scale: number } | undefined
    const fingers = ({ touches: [one, other] }: TouchEvent) =>
      one && other && { one, other, distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) }
    const begin = (event: TouchEvent) => {
      const two = fingers(event)
      pinch = two && { distance: two.distance, scale: shown.current }
    }
    const move = (event: TouchEvent) => {
      const two = fingers(event)
      if (!pinch || !two) return
      event.preventDefault()
      const [x, y] = [(two.one.clientX + two.other.clientX) / 2, (two.one.clientY + two.other.clientY) / 2]
      zoomTo((pinch.scale * two.distance) / pinch.distance, x, y)
    }
    // Browsers report the pinch of a touchpad as a wheel with Ctrl.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(shown.current * Math.exp(-event.deltaY / 120), event.clientX, event.clientY)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('wheel', wheel)
    }
  }, [box])

  const larger = levels.find((level) => level > scale + 0.01)
  const smaller = levels.findLast((level) => level < scale - 0.01)
  return {
    scale,
    zoomIn: larger === undefined ? undefined : () => setScale(larger),
    zoomOut: smaller === undefined ? undefined : () => setScale(smaller),
    center: ({ x, y }) =>
      box.current?.scrollTo(
        x * shown.current - box.current.clientWidth / 2,
        y * shown.current - box.current.clientHeight / 2,
      ),
  }
}
