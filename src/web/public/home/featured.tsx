import { Link } from 'react-router'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { cardPriceText } from '#web/public/listing/prices.ts'
import { ShortPrice } from '#web/public/listing/short-price.tsx'
import { HomeSection } from './home-section.tsx'

/** A few caterers to begin with; nothing when there are none. */
export function Featured({ caterers }: { caterers: readonly CatererCard[] }) {
  const links = useEventLinks()
  if (caterers.length === 0) return null
  return (
    <HomeSection
      title={caterers.some(({ featured }) => featured) ? m.home_featured_title() : m.home_featured_none_title()}
      action={
        <Link to={links.search()} className="inline-flex min-h-11 items-center font-semibold text-link">
          {m.home_featured_all()}
        </Link>
      }
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {caterers.map((caterer) => (
          <FeaturedCaterer key={caterer.id} caterer={caterer} to={links.caterer(caterer)} />
        ))}
      </ul>
    </HomeSection>
  )
}

function FeaturedCaterer({ caterer, to }: { caterer: CatererCard; to: string }) {
  return (
    // On a phone three are enough: the link above leads to all.
    <li className="group relative overflow-hidden rounded-box border border-line bg-surface transition-colors hover:border-leaf max-sm:nth-[n+4]:hidden">
      <Picture
        source={caterer.picture}
        alt=""
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-2/1 w-full sm:aspect-3/2"
      />
      <div className="flex flex-col gap-1.5 p-4">
        <h3 className="text-lg leading-snug font-semibold">
          {/* The whole card is the link. */}
          <Link to={to} className="group-hover:text-leaf after:absolute after:inset-0">
            {caterer.name}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {[caterer.area, caterer.cuisinesOffered.slice(0, 2).join(', ')].filter(Boolean).join(' · ')}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {caterer.cateringType.map((diet) => (
            <DietMark key={diet} diet={diet} />
          ))}
        </p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <Rating caterer={caterer} />
          <ShortPrice price={cardPriceText(caterer, {})} />
        </p>
      </div>
    </li>
  )
}

function Rating({ caterer: { averageRating, totalReviews } }: { caterer: CatererCard }) {
  if (totalReviews === 0) return <span className="text-ink-soft">{m.home_featured_new()}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Stars rating={averageRating} />
      <span className="figures text-ink-soft">
        {m.home_featured_reviews({ rating: averageRating.toFixed(1), count: totalReviews })}
      </span>
    </span>
  )
}
