import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { formatCount } from '#contract/count.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import type { PremiumCaterer } from './featured-caterers.ts'

/** Cuisines of a card before '+N more' (R449). */
const cuisinesShown = 5

/** The featured caterers, or two samples that say so where they could not be loaded (R411). */
export function PremiumCaterers({ caterers }: { caterers: readonly PremiumCaterer[] | undefined }) {
  const links = useLateEventLinks()
  const list = links.search({}, { people: '100+', occasion: 'wedding' })
  const all = (
    <Link to={list} className="text-link inline-flex min-h-11 items-center font-semibold">
      {m.guide_premium_list()}
    </Link>
  )
  return (
    <section aria-labelledby="premium-title" className="page pt-8 lg:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="premium-title" className="headline text-title">
          {m.guide_premium()}
        </h2>
        {all}
      </div>
      {caterers?.length === 0 && <p className="mt-2 text-ink-soft">{m.guide_premium_none()}</p>}
      {!caterers && (
        <p role="status" className="mt-2 text-ink-soft">
          {m.guide_premium_sample_note()}
        </p>
      )}
      {caterers?.length !== 0 && (
        <ul className="mt-5 grid items-stretch gap-5 lg:grid-cols-3">
          {caterers ? (
            caterers.map((caterer) => <Premium key={caterer.slug} caterer={caterer} />)
          ) : (
            <Samples list={list} />
          )}
        </ul>
      )}
    </section>
  )
}

/** While they are fetched within the site. */
export function LoadingCaterers() {
  return (
    <div className="page grid min-h-96 place-items-center py-16">
      <p role="status" className="flex items-center gap-3 text-lg text-ink-soft">
        <Spinner />
        {m.guide_premium_loading()}
      </p>
    </div>
  )
}

function Premium({ caterer }: { caterer: PremiumCaterer }) {
  const links = useLateEventLinks()
  const { name, rating, reviews, cuisines } = caterer
  const more = cuisines.length - cuisinesShown
  const facts = [
    { label: m.guide_card_experience(), value: m.caterer_since_now({ year: caterer.since }) },
    {
      label: m.guide_card_capacity(),
      value: m.guide_card_capacity_value({ count: formatCount(caterer.capacity) }),
    },
    {
      label: m.guide_card_events({ brand: brand.name }),
      value: caterer.events > 0 ? formatCount(caterer.events) : '',
    },
    { label: m.guide_card_rating(), value: reviews > 0 ? rating.toFixed(1) : '' },
    { label: m.guide_card_specialist(), value: caterer.specialist },
    { label: m.guide_card_extra(), value: caterer.extra },
    { label: m.guide_card_gift(), value: caterer.complimentary },
    { label: m.guide_card_price(), value: caterer.price ?? m.price_on_request() },
  ].filter(({ value }) => value !== '')
  return (
    <Frame>
      <Picture
        source={caterer.picture}
        alt=""
        sizes="(min-width: 64rem) 25rem, 92vw"
        className="aspect-2/1 w-full lg:aspect-3/2"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="headline text-heading">{name}</h3>
        <p className="text-ink-soft">{caterer.address}</p>
        <p className="flex flex-wrap items-center gap-2">
          {reviews > 0 ? (
            <>
              {/* Rounded down to full stars (R147); the exact figure is among the facts. */}
              <Stars rating={Math.floor(rating)} />
              <span className="figures text-ink-soft">{m.guide_card_reviews({ count: reviews })}</span>
            </>
          ) : (
            <span className="text-ink-soft">{m.guide_card_no_reviews()}</span>
          )}
        </p>
        <ul aria-label={m.guide_card_cuisines()} className="flex flex-wrap gap-1.5">
          {cuisines.slice(0, cuisinesShown).map((cuisine) => (
            <li key={cuisine}>
              <Badge tone="leaf">{cuisine}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>{m.guide_card_more({ count: more })}</Badge>
            </li>
          )}
        </ul>
        <dl className="mt-2 flex flex-1 flex-col gap-2 border-t border-line pt-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          variant="secondary"
          wide
          className="mt-3"
          asLink={(look) => (
            <Link to={links.caterer(caterer)} aria-label={m.guide_card_book_label({ caterer: name })} {...look} />
          )}
        >
          {m.guide_card_book()}
        </Button>
      </div>
    </Frame>
  )
}

function Samples({ list }: { list: string }) {
  const samples = [
    { name: m.guide_sample_1_name(), text: m.guide_sample_1_text() },
    { name: m.guide_sample_2_name(), text: m.guide_sample_2_text() },
  ]
  return samples.map(({ name, text }) => (
    <Frame key={name}>
      <div className="flex flex-1 flex-col items-start gap-2 p-5">
        <Badge tone="kokum">{m.guide_premium_sample()}</Badge>
        <h3 className="headline text-heading">{name}</h3>
        <p className="flex-1 text-ink-soft">{text}</p>
        <Link to={list} className="text-link inline-flex min-h-11 items-center font-semibold">
          {m.guide_premium_list()}
        </Link>
      </div>
    </Frame>
  ))
}

function Frame({ children }: { children: ReactNode }) {
  return <li className="flex flex-col overflow-hidden rounded-box border border-line bg-surface">{children}</li>
}
