/** How a strip moves on automatically. */
export interface Pace {
  /** A slide stands so long before the next one comes; without it, it never comes automatically. */
  everyMs: number | undefined
  /** After a press the strip stands still for so long. */
  pauseAfterPressMs: number
}

export interface AdvanceState extends Pace {
  /** Slides, or pages of slides. */
  slides: number
  /** The viewer has not stopped it. */
  playing: boolean
  /** The pointer is over it, it has the focus, or it is not visible. */
  held: boolean
  /** The viewer wants no movement. */
  still: boolean
  /** When it was last pressed, in ms. */
  pressedAt: number | undefined
}

/** Milliseconds until the next slide comes automatically; undefined when it does not (C47). */
export function nextAdvance(state: AdvanceState, now: number): number | undefined {
  const { everyMs, pauseAfterPressMs, slides, playing, held, still, pressedAt } = state
  if (everyMs === undefined || slides < 2 || !playing || held || still) return undefined
  return pressedAt === undefined ? everyMs : Math.max(everyMs, pressedAt + pauseAfterPressMs - now)
}
