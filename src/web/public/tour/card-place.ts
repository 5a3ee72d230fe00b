/** In CSS pixels of the screen. */
export interface Box {
  top: number
  left: number
  width: number
  height: number
}

const margin = 16
const gap = 16
const widest = 360

/** Where a card about something stands: below it where there is more room, else above; never beyond the screen. */
export function cardPlace(target: Box, screen: { width: number; height: number }) {
  const width = Math.min(widest, screen.width - 2 * margin)
  const middle = target.left + target.width / 2
  const left = Math.max(margin, Math.min(middle - width / 2, screen.width - width - margin))
  const end = target.top + target.height
  const roomBelow = screen.height - end
  return roomBelow >= target.top
    ? { left, width, top: end + gap }
    : { left, width, bottom: screen.height - target.top + gap }
}
