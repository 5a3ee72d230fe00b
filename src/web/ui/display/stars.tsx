import { m } from '#messages'
import { Icon } from './icon.tsx'

/** Five stars with the gaps between them, to the height of one. */
const proportion = 108 / 20

/** A rating of 0 to 5, drawn to the half star and read out in words. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return (
    <span role="img" aria-label={m.ui_stars({ rating: String(rating) })} className="stars">
      <Icon name={`stars-${halves}`} size={size} width={size * proportion} />
    </span>
  )
}
