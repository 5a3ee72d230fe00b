import { Link } from 'react-router'
import type { PlannedEvent } from '#contract/values/event.ts'
import type { SearchResult } from '#contract/endpoints/search.ts'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { m } from '#messages'
import { areaOf } from '#web/public/listing/areas.ts'
import { eventLinks, type EventLinks } from '#web/shared/event/links.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { CatererCard } from '#web/public/card/caterer-card.tsx'
import { CatererCardSkeleton } from '#web/public/card/caterer-card-skeleton.tsx'
import { EmptyResults } from './empty-results.tsx'
import { changed, searchPath, type Search } from '#web/public/listing/search-params.ts'

interface ResultListProps {
  search: Search
  result: SearchResult
  area: string | undefined
  /** Another list is being fetched. */
  loading: boolean
}

const listClass = 'flex flex-col gap-4'
/** Pictures that are in sight at once on a phone or a desktop. */
const inSight = 1

/** The main list, its pages, and on the last one those without packages. */
export function ResultList({ search, result, area, loading }: ResultListProps) {
  const links = eventLinks(eventOfList(search, area))
  if (loading) return <LoadingList count={Math.max(3, result.items.length)} />
  return (
    <>
      {result.total === 0 ? (
        <EmptyResults search={search} area={area} near={result.place !== undefined} />
      ) : (
        <ul aria-label={m.search_results()} className={listClass}>
          {result.items.map((caterer, at) => (
            <CatererCard
              key={caterer.id}
              caterer={caterer}
              people={search.people}
              to={links.caterer(caterer.slug)}
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
        link={({ page, ...link }) => <Link to={searchPath(changed(search, { page }), area)} {...link} />}
      />
      {result.others.length > 0 && <OtherCaterers search={search} links={links} others={result.others} />}
    </>
  )
}

interface OtherCaterersProps {
  search: Search
  links: EventLinks
  others: SearchResult['others']
}

function OtherCaterers({ search, links, others }: OtherCaterersProps) {
  return (
    <section aria-labelledby="other-caterers" className="mt-6 flex flex-col gap-4 border-t border-line pt-8">
      <div>
        <h2 id="other-caterers" className="headline text-heading">
          {m.search_others_title()}
        </h2>
        <p className="mt-1 text-ink-soft">{m.search_others_text()}</p>
      </div>
      <ul aria-labelledby="other-caterers" className={listClass}>
        {others.map((caterer) => (
          <CatererCard
            key={caterer.id}
            caterer={caterer}
            people={search.people}
            to={links.caterer(caterer.slug)}
            freeOn={search.date}
            level={3}
          />
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
