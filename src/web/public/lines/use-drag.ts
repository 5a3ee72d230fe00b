import { useEffect, type RefObject } from 'react'

/** Pixels from which on a press is a drag, and no click. */
const threshold = 5

/** Lets a mouse drag what scrolls in a box; fingers do without. */
export function useDrag(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    let from: { x: number; y: number; left: number; top: number } | undefined
    let hasMoved = false
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
      hasMoved = false
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      hasMoved ||= Math.hypot(dx, dy) > threshold
      if (hasMoved) element.scrollTo(from.left - dx, from.top - dy)
    }
    const up = () => (from = undefined)
    const click = (event: MouseEvent) => {
      if (!hasMoved) return
      hasMoved = false
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      element.removeEventListener('click', click, true)
    }
  }, [box])
}
