/** A picture stands so long before the next one comes by itself (R250). */
export const advanceMs = 2000
/** After a press the pictures stand still for so long (R251). */
export const pauseAfterPressMs = 7000

export interface SliderState {
  pictures: number
  /** The viewer has not stopped it. */
  playing: boolean
  /** The pointer rests on it or the keyboard is in it. */
  held: boolean
  /** The viewer wants no movement. */
  still: boolean
  /** When it was last pressed, in ms. */
  pressedAt: number | undefined
}

/** Milliseconds until the next picture comes by itself; undefined when it does not (C47). */
export function nextAdvance(
  { pictures, playing, held, still, pressedAt }: SliderState,
  now: number,
): number | undefined {
  if (pictures < 2 || !playing || held || still) return undefined
  return pressedAt === undefined ? advanceMs : Math.max(advanceMs, pressedAt + pauseAfterPressMs - now)
}
