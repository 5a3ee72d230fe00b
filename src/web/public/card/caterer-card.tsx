import { formatCount } from '#contract/count.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatShortDay, type Day } from '#contract/values/calendar.ts'
import { CompareCheckbox } from '#web/public/compare/compare-checkbox.tsx'
import { ShortlistHeart } from '#web/shared/shortlist/shortlist-heart.tsx'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { SeeMore } from '#web/ui/controls/disclosure.tsx'
import { Icon, type IconName } from '#web/ui/display/icon.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { CardEvent } from '#web/public/listing/card-event.ts'
import type { ListedCaterer as Caterer } from '#web/public/listing/listed.ts'
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
    <li className={classNames('caterer-card', !eager && 'below-fold')}>
      {/* The name comes first, also by keyboard; the picture is placed before it. */}
      <div className={cardLayout.body}>
        <Heading className={cardLayout.name}>
          {/* The whole card is the link. */}
          <Link to={to} prefetch="intent">
            {caterer.name}
          </Link>
        </Heading>
        <div className={cardLayout.marks}>
          <Rating caterer={caterer} />
          {caterer.cateringType.map((diet) => (
            <DietMark key={diet} diet={diet} />
          ))}
        </div>
        <div className={cardLayout.details}>
          {caterer.cuisinesOffered.length > 0 && (
            <Line icon="utensils" label={m.search_card_cuisines()}>
              <SeeMore
                text={caterer.cuisinesOffered.join(', ')}
                length={cuisinesLength}
                of={m.search_card_cuisines_of({ name: caterer.name })}
              />
            </Line>
          )}
          <Line icon="map-pin" label={m.search_card_address()}>
            <SeeMore
              text={caterer.address}
              length={addressLength}
              of={m.search_card_address_of({ name: caterer.name })}
            />
          </Line>
          <Facts caterer={caterer} freeOn={freeOn} />
        </div>
        <Price caterer={caterer} event={event} />
      </div>
      <div className={cardLayout.picture}>
        <Picture
          source={caterer.picture}
          alt=""
          eager={eager}
          // A phone shows a strip of it, for which fewer pixels do.
          sizes="(min-width:64rem)16rem,(min-width:500px)38vw,54vw"
        />
        {caterer.featured && (
          <span className="absolute top-3 left-3">
            <Badge tone="kokum">{m.search_card_featured()}</Badge>
          </span>
        )}
        <span className={cardLayout.buttons}>
          <CompareCheckbox caterer={caterer} />
          <ShortlistHeart id={caterer.id} name={caterer.name} />
        </span>
      </div>
    </li>
  )
}

/** Above the link that covers the card, so that its buttons can be pressed. */
function Line({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="card-line">
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <div>{children}</div>
    </div>
  )
}

function Rating({ caterer: { averageRating, totalReviews } }: { caterer: Caterer }) {
  if (totalReviews === 0) return <p className="text-ink-soft">{m.search_card_new()}</p>
  const rating = averageRating.toFixed(1)
  return (
    <p className="card-rating">
      <Stars rating={averageRating} />
      <span>{m.search_card_rating({ rating, count: totalReviews })}</span>
    </p>
  )
}

function Facts({
  caterer: { area, distanceKm, maximumServingCapacity, leadDays, nextFreeDay, complimentary },
  freeOn,
}: Pick<CatererCardProps, 'caterer' | 'freeOn'>) {
  const facts = [
    ...(distanceKm === undefined
      ? []
      : [{ icon: 'route' as const, text: distanceText(distanceKm, area), look: undefined }]),
    {
      icon: 'calendar-clock' as const,
      text: freeOn ? m.search_card_free({ day: formatShortDay(freeOn) }) : freeText(nextFreeDay, leadDays),
      look: freeOn && 'font-medium text-leaf',
    },
    {
      icon: 'users' as const,
      text: m.search_card_capacity({ count: formatCount(maximumServingCapacity) }),
      look: cardLayout.beside,
    },
  ]
  return (
    <>
      <ul className={cardLayout.facts}>
        {facts.map(({ icon, text, look }) => (
          <li key={text} className={look}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {complimentary && (
        <p className={cardLayout.beside}>
          <Badge tone="offer" icon={<Icon name="gift" />}>
            {complimentary}
          </Badge>
        </p>
      )}
    </>
  )
}

/** At the place itself the area says more than a distance of nothing. */
function distanceText(km: number, area: string): string {
  const distance = shownDistance(km)
  return distance === '0' && area ? m.search_card_within({ area }) : m.search_card_distance({ distance })
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
      <strong>{text}</strong>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      {total && <span>{total}</span>}
    </p>
  )
}
