import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CatererCard as Caterer } from '#contract/endpoints/caterers.ts'
import { formatShortDay, type Day } from '#contract/values/calendar.ts'
import { CompareCheckbox } from '#web/public/compare/compare-checkbox.tsx'
import { ShortlistHeart } from '#web/shared/shortlist/shortlist-heart.tsx'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { SeeMore } from '#web/ui/controls/disclosure.tsx'
import { Icon, type IconName } from '#web/ui/display/icon.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { CardEvent } from '#web/public/listing/card-event.ts'
import { cardLayout } from './card-layout.ts'
import { cardPriceText, shownDistance } from '#web/public/listing/prices.ts'

/** Letters of an address and of a list of cuisines before 'See More' (R447, R448). */
const addressLength = 25
const cuisinesLength = 28

interface CatererCardProps {
  caterer: Caterer
  /** The guests and what they eat, for whom prices are shown. */
  event: CardEvent
  /** The caterer's page, with the event. */
  to: string
  /** The day that it was found free for, by the exact guests of the event. */
  freeOn?: Day | undefined
  /** Level of the heading; 2 unless told. */
  level?: 2 | 3
  /** In sight together. */
  eager?: boolean
}

/** A caterer as a row of the list: what it costs for these guests, what is cooked, how far, how good. */
export function CatererCard({ caterer, event, to, freeOn, level = 2, eager = false }: CatererCardProps) {
  const Heading = `h${level}` as const
  return (
    <li
      className={`group ${cardLayout.row} transition-colors hover:border-leaf ${eager ? '' : 'below-fold [--room:22rem]'}`}
    >
      <div className={cardLayout.picture}>
        <Picture
          source={caterer.picture}
          alt=""
          eager={eager}
          sizes="(min-width: 64rem) 16rem, (min-width: 500px) 38vw, 94vw"
          className="size-full"
        />
        {caterer.featured && (
          <span className="absolute top-3 left-3">
            <Badge tone="kokum">{m.search_card_featured()}</Badge>
          </span>
        )}
        <span className={cardLayout.heart}>
          <ShortlistHeart id={caterer.id} name={caterer.name} />
        </span>
        <span className={cardLayout.compare}>
          <CompareCheckbox caterer={caterer} />
        </span>
      </div>
      <div className={cardLayout.body}>
        <Heading className="text-xl leading-snug font-semibold">
          {/* The whole card is the link. */}
          <Link to={to} prefetch="intent" className="group-hover:text-leaf after:absolute after:inset-0">
            {caterer.name}
          </Link>
        </Heading>
        <Rating caterer={caterer} />
        <div className={cardLayout.details}>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {caterer.cateringType.map((diet) => (
              <DietMark key={diet} diet={diet} />
            ))}
          </p>
          {caterer.cuisinesOffered.length > 0 && (
            <Line icon="utensils-crossed" label={m.search_card_cuisines()}>
              <SeeMore text={caterer.cuisinesOffered.join(', ')} length={cuisinesLength} />
            </Line>
          )}
          <Line icon="map-pin" label={m.search_card_address()}>
            <SeeMore text={caterer.address} length={addressLength} />
          </Line>
          <Facts caterer={caterer} freeOn={freeOn} />
        </div>
        <Price caterer={caterer} event={event} />
      </div>
    </li>
  )
}

/** Above the link that covers the card, so that its buttons can be pressed. */
function Line({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2 text-ink-soft">
      <Icon name={icon} className="shrink-0 translate-y-0.5 self-start" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="min-w-0 [&_summary]:relative [&_summary]:z-10">{children}</div>
    </div>
  )
}

function Rating({ caterer: { averageRating, totalReviews } }: { caterer: Caterer }) {
  if (totalReviews === 0) return <p className={`text-ink-soft ${cardLayout.rating}`}>{m.search_card_new()}</p>
  const rating = averageRating.toFixed(1)
  return (
    <p className={`flex flex-wrap items-center gap-2 ${cardLayout.rating}`}>
      <Stars rating={averageRating} />
      <span className="figures text-ink-soft">{m.search_card_rating({ rating, count: totalReviews })}</span>
    </p>
  )
}

function Facts({
  caterer: { distanceKm, maximumServingCapacity, leadDays, nextFreeDay, complimentary },
  freeOn,
}: Pick<CatererCardProps, 'caterer' | 'freeOn'>) {
  const facts = [
    ...(distanceKm === undefined
      ? []
      : [{ icon: 'navigation' as const, text: m.search_card_distance({ distance: shownDistance(distanceKm) }) }]),
    { icon: 'users' as const, text: m.search_card_capacity({ count: maximumServingCapacity.toLocaleString('en-IN') }) },
    {
      icon: 'calendar-clock' as const,
      text: freeOn ? m.search_card_free({ day: formatShortDay(freeOn) }) : freeText(nextFreeDay, leadDays),
    },
  ]
  return (
    <>
      <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        {facts.map(({ icon, text }) => (
          <li key={text} className="inline-flex items-center gap-1.5">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {complimentary && (
        <p className="mt-auto pt-1">
          <Badge tone="offer" icon={<Icon name="gift" size={16} />}>
            {complimentary}
          </Badge>
        </p>
      )}
    </>
  )
}

/** A day says more than a notice; the notice stands where no day can be told. */
function freeText(nextFreeDay: Day | undefined, days: number): string {
  if (nextFreeDay) return m.search_card_next_free({ day: formatShortDay(nextFreeDay) })
  if (days === 0) return m.search_card_lead_0()
  return m.search_card_lead({ count: days })
}

function Price({ caterer, event }: Pick<CatererCardProps, 'caterer' | 'event'>) {
  const { text, notes, total } = cardPriceText(caterer, event)
  return (
    <p className={cardLayout.price}>
      <Money strong className="text-xl max-[22rem]:text-lg">
        {text}
      </Money>
      {notes.length > 0 && <Money className="text-sm text-ink-soft">{notes.join(' · ')}</Money>}
      {total && <Money className="text-ink-soft">{total}</Money>}
    </p>
  )
}
