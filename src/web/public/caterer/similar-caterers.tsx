import { Link, useSearchParams } from 'react-router'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Picture } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { dietLookedFor, dietParams, type CardEvent } from '#web/public/listing/card-event.ts'
import { cardPriceText, shownDistance } from '#web/public/listing/prices.ts'
import { ShortPrice } from '#web/public/listing/short-price.tsx'

interface SimilarCaterersProps {
  similar: readonly CatererCard[]
  event: CardEvent
}

/** Caterers similar to this one. */
export function SimilarCaterers({ similar, event }: SimilarCaterersProps) {
  const links = useEventLinks()
  const [params] = useSearchParams()
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="mt-12 border-t border-line pt-10">
      <h2 id="similar-title" className="headline mb-5 text-title">
        {m.caterer_similar()}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {similar.map((other) => (
          <SimilarCard
            key={other.id}
            caterer={other}
            event={event}
            to={links.caterer(other, dietParams(dietLookedFor(params)))}
          />
        ))}
      </ul>
    </section>
  )
}

interface SimilarCardProps {
  caterer: CatererCard
  event: CardEvent
  to: string
}

function SimilarCard({ caterer, event, to }: SimilarCardProps) {
  const { name, picture, cuisinesOffered, averageRating, totalReviews, distanceKm } = caterer
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-box border border-line bg-surface transition-colors hover:border-leaf">
      <Picture
        source={picture}
        alt=""
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, 94vw"
        className="aspect-3/2 w-full"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-lg leading-snug font-semibold">
          {/* The whole card is the link. */}
          <Link to={to} prefetch="intent" className="group-hover:text-leaf after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        {totalReviews > 0 ? (
          <p className="flex items-center gap-2">
            <Stars rating={averageRating} size={16} />
            <span className="figures text-ink-soft">
              {m.caterer_similar_rating({ rating: averageRating.toFixed(1), count: totalReviews })}
            </span>
          </p>
        ) : (
          <p className="text-ink-soft">{m.caterer_similar_new()}</p>
        )}
        <p className="text-ink-soft">{cuisinesOffered.slice(0, 3).join(', ')}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          <ShortPrice price={cardPriceText(caterer, event)} />
          {distanceKm !== undefined && (
            <span className="figures text-sm text-ink-soft">
              {m.caterer_similar_distance({ distance: shownDistance(distanceKm) })}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
