import { Link } from 'react-router'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { Stars } from '#web/ui/display/stars.tsx'
import type { ReviewPage } from '#web/shared/reviews/review-pages.ts'
import type { Reviews } from './use-reviews.ts'

interface RatingSummaryProps {
  figures: Pick<ReviewPage, 'average' | 'total' | 'stars'>
  reviews: Reviews
}

/** The overall rating, and how often each star was given; a row shows only its own reviews, and all again when pressed twice. */
export function RatingSummary({
  figures: { average, total, stars },
  reviews: { wanted, address },
}: RatingSummaryProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 rounded-box bg-sunken p-5 sm:grid-cols-[auto_1fr] sm:items-center sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 sm:flex-col sm:items-start sm:gap-1">
        <p className="headline figures text-display leading-none">{average.toFixed(1)}</p>
        <div>
          <Stars rating={average} size={22} />
          <p className="figures text-ink-soft">{m.caterer_reviews_count({ count: total })}</p>
        </div>
      </div>
      <ul aria-label={m.caterer_distribution_title()} className="flex flex-col">
        {stars.map((row) => {
          const chosen = wanted.stars === row.stars
          return (
            <li key={row.stars}>
              <Link
                to={address({ ...wanted, from: 1, stars: chosen ? undefined : row.stars })}
                replace
                aria-current={chosen ? 'true' : undefined}
                aria-label={
                  chosen
                    ? m.caterer_distribution_all()
                    : m.caterer_distribution({ stars: rangeOf(row.stars), percent: row.percent, count: row.count })
                }
                className={classNames(
                  'figures grid min-h-11 grid-cols-[min(6rem,40%)_1fr_min(3rem,30%)] items-center gap-3 rounded-box px-2 transition-colors hover:bg-surface',
                  chosen && 'bg-surface font-semibold',
                )}
              >
                <span>{rangeOf(row.stars)}</span>
                <span className="h-2.5 overflow-hidden rounded-full bg-surface outline outline-line">
                  <span className="block h-full rounded-full bg-marigold-ink" style={{ width: `${row.percent}%` }} />
                </span>
                <span className="text-right">{row.percent}%</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Ratings that a row counts: half a star counts with the full star below, so that 4.6 above '4–4.5 stars' adds up. */
function rangeOf(stars: number): string {
  if (stars === 5) return m.caterer_stars({ stars })
  return m.caterer_stars_range({ from: stars === 1 ? 0 : stars, to: stars + 0.5 })
}
