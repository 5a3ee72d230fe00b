import { m } from '#web/paraglide/messages.js'

const star = 'M10 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.7l-5.1 2.8 1-5.8-4.2-4 5.8-.8z'

/** A rating of 0 to 5, drawn to the half star and read out in words. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return (
    <span role="img" aria-label={m.ui_stars({ rating: String(rating) })} className="inline-flex gap-0.5">
      {[2, 4, 6, 8, 10].map((full) => (
        <svg key={full} aria-hidden viewBox="0 0 20 20" width={size} height={size}>
          <path d={star} className="fill-transparent stroke-marigold-ink" strokeWidth="1.2" />
          {halves >= full - 1 && (
            <path
              d={star}
              className="fill-marigold-ink"
              {...(halves < full ? { style: { clipPath: 'inset(0 50% 0 0)' } } : {})}
            />
          )}
        </svg>
      ))}
    </span>
  )
}
