import { useEffect, useState, type RefObject } from 'react'
import { now } from '../now.ts'
import { useMedia } from '../use-media.ts'
import { nextAdvance, type Pace } from './advance.ts'

interface Advancing {
  /** The viewer has not stopped it. */
  playing: boolean
  /** The viewer wants no movement: there is nothing to stop. */
  still: boolean
  toggle(): void
  /** Someone chose a slide: it stays for a while. */
  press(): void
}

/**
 * Calls `advance` at the given pace while the region is idle: not under the pointer, not with the focus inside `region`,
 * not while `region` or the whole page is out of sight, and never for those who want no movement.
 */
export function useAdvance(
  region: RefObject<HTMLElement | null>,
  { slides, advance, ...pace }: Pace & { slides: number; advance: () => void },
): Advancing {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [playing, setPlaying] = useState(true)
  const [pressedAt, setPressedAt] = useState<number>()
  const [turn, setTurn] = useState(0)
  const held = useHeld(region, setPressedAt)

  useEffect(() => {
    const wait = nextAdvance({ ...pace, slides, playing, held, still, pressedAt }, now().getTime())
    if (wait === undefined) return
    const timer = setTimeout(() => {
      advance()
      setTurn(turn + 1)
    }, wait)
    return () => clearTimeout(timer)
  })
  return { playing, still, toggle: () => setPlaying(!playing), press: () => setPressedAt(now().getTime()) }
}

const free = { hover: false, focus: false, hidden: false, away: false }

/** Reports whether the region is in use or not visible. A touch counts as a press. */
function useHeld(region: RefObject<HTMLElement | null>, touchedAt: (ms: number) => void): boolean {
  const [holds, setHolds] = useState(free)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const hold = (change: Partial<typeof free>) => setHolds((before) => ({ ...before, ...change }))
    const listening = new AbortController()
    const { signal } = listening
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
      element.addEventListener(name, act, { signal, passive: true })
    // A finger neither hovers nor, on a button it has pressed, holds the keyboard's focus.
    on('pointerenter', (event) => event.pointerType === 'mouse' && hold({ hover: true }))
    on('pointerleave', () => hold({ hover: false }))
    on('focusin', (event) => hold({ focus: event.target instanceof Element && event.target.matches(':focus-visible') }))
    on('focusout', () => hold({ focus: false }))
    on('touchstart', () => touchedAt(now().getTime()))
    document.addEventListener('visibilitychange', () => hold({ hidden: document.hidden }), { signal })
    const sight = new IntersectionObserver(([entry]) => hold({ away: !entry?.isIntersecting }), { threshold: 0.2 })
    sight.observe(element)
    return () => {
      listening.abort()
      sight.disconnect()
    }
  }, [region, touchedAt])
  return holds.hover || holds.focus || holds.hidden || holds.away
}
