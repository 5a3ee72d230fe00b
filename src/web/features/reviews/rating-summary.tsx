import { m } from '#web/paraglide/messages.js'
import { Stars } from '#web/ui/stars.tsx'
import type { ReviewPage } from './review-pages.ts'

/** The overall rating, and how often each star was given. */
export function RatingSummary({ average, total, stars }: Pick<ReviewPage, 'average' | 'total' | 'stars'>) {
  return (
    <div className="grid gap-x-10 gap-y-4 rounded-box bg-sunken p-5 sm:grid-cols-[auto_1fr] sm:items-center sm:p-6">
      <div className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-1">
        <p className="headline figures text-display leading-none">{average.toFixed(1)}</p>
        <div>
          <Stars rating={average} size={22} />
          <p className="figures text-ink-soft">
            {total === 1 ? m.caterer_review_one() : m.caterer_reviews_count({ count: total })}
          </p>
        </div>
      </div>
      <ul className="flex flex-col gap-1.5">
        {stars.map((row) => (
          <li
            key={row.stars}
            className="figures grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3"
            aria-label={m.caterer_distribution({ stars: row.stars, percent: row.percent, count: row.count })}
          >
            <span aria-hidden>{row.stars === 1 ? m.caterer_star_one() : m.caterer_stars({ stars: row.stars })}</span>
            <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-surface">
              <span className="block h-full rounded-full bg-marigold-ink" style={{ width: `${row.percent}%` }} />
            </span>
            <span aria-hidden className="text-right">
              {row.percent}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
