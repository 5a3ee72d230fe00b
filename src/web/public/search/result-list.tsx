import { memo } from 'react'
import { Link } from 'react-router'
import type { PlannedEvent } from '#contract/values/event.ts'
import { dietOf, type PricedDiet } from '#contract/rules/card-price.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { CatererAddress } from '#contract/paths.ts'
import type { ListedResult } from '#web/public/listing/listed.ts'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { m } from '#messages'
import { cardEvent, dietParams, type CardEvent } from '#web/public/listing/card-event.ts'
import { areaOf } from '#web/public/listing/areas.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { CatererCard } from '#web/public/card/caterer-card.tsx'
import { CatererCardSkeleton } from '#web/public/card/caterer-card-skeleton.tsx'
import type { EmptyWay } from './empty-ways.ts'
import { changed, everything, searchPath, type Search } from '#web/public/listing/search-params.ts'

const EmptyResults = latePart(() => import('./empty-results.tsx').then((part) => part.EmptyResults))

interface ResultListProps {
  search: Search
  /** The diet of the guests. */
  diet: PricedDiet | undefined
  result: ListedResult
  ways: readonly EmptyWay[]
  area: string | undefined
  /** Another list is being fetched. */
  loading: boolean
}

const listClass = 'flex flex-col gap-4'
/** Pictures that are in sight together on a phone or a desktop. */
const inSight = 1

/** The main list, its pages, and on the last one those without packages. */
export const ResultList = memo(function ResultList({ search, diet, result, ways, area, loading }: ResultListProps) {
  const links = eventLinks(eventOfList(search, area))
  const event = cardEvent(search, dietOf(search) ?? diet)
  const radius = search.radius === everything.radius ? undefined : search.radius
  const to = (caterer: CatererAddress) => links.caterer(caterer, { ...dietParams(dietOf(search)), radius })
  if (loading) return <LoadingList count={Math.max(3, result.items.length)} />
  return (
    <>
      {result.total + result.others.length === 0 && <EmptyResults search={search} area={area} ways={ways} />}
      {result.total > 0 && (
        <ul aria-label={m.search_results()} className={listClass}>
          {result.items.map((caterer, at) => (
            <CatererCard
              key={caterer.id}
              caterer={caterer}
              event={event}
              to={to(caterer)}
              freeOn={search.date}
              eager={at < inSight}
            />
          ))}
        </ul>
      )}
      <Pager
        page={result.page}
        pages={result.pages}
        items={pageWindow(result.page, result.pages)}
        link={({ page, ...link }) => (
          <Link to={searchPath(changed(search, { page }), area)} discover="none" {...link} />
        )}
      />
      {result.others.length > 0 && (
        <OtherCaterers event={event} to={to} freeOn={search.date} others={result.others} total={result.othersTotal} />
      )}
    </>
  )
})

interface OtherCaterersProps {
  event: CardEvent
  /** The page of a caterer, with the event. */
  to: (caterer: CatererAddress) => string
  freeOn: Day | undefined
  others: ListedResult['others']
  total: number
}

function OtherCaterers({ event, to, freeOn, others, total }: OtherCaterersProps) {
  return (
    <section aria-labelledby="other-caterers" className="mt-6 flex flex-col gap-4 border-t border-line pt-8">
      <div>
        <h2 id="other-caterers" className="headline text-heading">
          {m.search_others_title()}
        </h2>
        <p className="mt-1 text-ink-soft">
          {m.search_others_text()}
          {total > others.length && ` ${m.search_others_first({ shown: others.length, total })}`}
        </p>
      </div>
      <ul aria-labelledby="other-caterers" className={listClass}>
        {others.map((caterer) => (
          <CatererCard key={caterer.id} caterer={caterer} event={event} to={to(caterer)} freeOn={freeOn} level={3} />
        ))}
      </ul>
    </section>
  )
}

/** What a list is about: on an area's page the area is the place. */
function eventOfList(search: Search, area: string | undefined): PlannedEvent {
  return search.place === '' && search.point === undefined ? { ...search, place: areaOf(area)?.place ?? '' } : search
}

function LoadingList({ count }: { count: number }) {
  return (
    <ul aria-hidden className={listClass}>
      {Array.from({ length: count }, (_, at) => (
        <CatererCardSkeleton key={at} />
      ))}
    </ul>
  )
}
