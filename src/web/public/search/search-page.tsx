import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, NavigationType, useNavigation, useNavigationType } from 'react-router'
import type { ListedResult } from '#web/public/listing/listed.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { AreaText } from '#web/public/content/area-text.ts'
import { TourHost } from '#web/public/tour/tour-host.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { LocalPlace } from '#web/public/areas/local-place.ts'
import { PlaceFacts } from '#web/public/areas/place-facts.tsx'
import { areaOf } from '#web/public/listing/areas.ts'
import type { EmptyWay } from './empty-ways.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { QuickChips } from './filters/quick-chips.tsx'
import { BesideList } from '#web/public/lines/beside-list.tsx'
import { LinesSection, OpenMapButton } from '#web/public/lines/lines-section.tsx'
import { ResultList } from './result-list.tsx'
import { namesPlace } from './names-place.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchNotes } from './search-notes.tsx'
import type { ReadSearch } from '#web/public/listing/read-search.ts'
import { searchPath } from '#web/public/listing/search-params.ts'
import { searchTitle } from './search-title.ts'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { eventLinks } from '#web/shared/event/links.ts'
import { useNearby } from './use-nearby.ts'
import { useSearch } from './use-search.ts'
import { useSearchOfUrl } from './use-search-of-url.ts'
import { useSlow } from './use-slow.ts'

const FilterFields = latePart(() => import('./filters/filter-fields.tsx').then((part) => part.FilterFields))
const AreaAbout = latePart(() => import('#web/public/areas/area-about.tsx').then((part) => part.AreaAbout))

interface SearchPageProps extends ReadSearch {
  /** Slug of the area whose page this is. */
  area: string | undefined
  /** Undefined when the page could not be fetched. */
  text: AreaText | undefined
  /** Where the page is that of a place without a text of its own. */
  local: LocalPlace | undefined
  /** The day it is in India. */
  today: Day
  /** Undefined when the list could not be had. */
  result: ListedResult | undefined
  /** What would find somebody where nobody is found. */
  ways: readonly EmptyWay[]
}

/** Caterers for a place and a number of guests; the query string holds all choices. */
export function SearchPage({ diet, ignored, area, text, local, today, result, ways, ...loaded }: SearchPageProps) {
  const { search, problems } = useSearchOfUrl(loaded)
  const controls = useSearch(search, area)
  const nearby = useNearby(search, area, controls.change)
  const [filtersOpen, setFiltersOpen] = useState(false)
  // The press opens an empty sheet; its many fields follow.
  const filtersFilled = useDeferredValue(filtersOpen)
  const isLoading = useNavigation().location?.pathname.startsWith(paths.search()) ?? false
  const loading = useSlow(isLoading)
  const [isTyping, setIsTyping] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  useBeginOfList(results, searchPath(search, area))

  const closeFilters = () => {
    // What is typed counts, also where a press leaves the focus in the field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setFiltersOpen(false)
  }
  const place = areaOf(area)
  const asked = search.place !== '' || search.point !== undefined
  const near = result ? result.place !== undefined : asked
  const facets = result?.facets
  const fields = <FilterFields search={search} near={near} facets={facets} onTyping={setIsTyping} {...controls} />
  const lines = { search, diet, result }
  const ofPage = text?.heading ?? m.search_title({ area: place?.name ?? m.search_city() })
  return (
    <>
      <div className="page pt-0.5 md:pt-2">
        <div className="max-md:hidden">
          <Breadcrumbs
            items={[
              { label: m.search_home(), to: paths.home() },
              { label: m.search_crumb(), to: eventLinks(search).search() },
              ...(place ? [{ label: place.name }] : []),
            ]}
            link={(look) => <Link {...look} />}
          />
        </div>
        <h1 className="md:headline md:text-title max-md:truncate max-md:leading-5 max-md:font-semibold md:pb-2">
          {local ? ofPage : searchTitle(ofPage, search, result)}
        </h1>
      </div>
      <SearchBar
        search={search}
        area={place}
        today={today}
        nearby={nearby}
        facets={facets}
        onFilters={() => setFiltersOpen(true)}
        {...controls}
      />
      <div className="page md:pt-3">
        <QuickChips search={search} area={area} event={<EventPill event={search} isBesidePlace />} />
      </div>
      <div className="page grid gap-x-8 pb-12 md:pt-3 lg:grid-cols-[16rem_1fr] lg:has-data-line-map:grid-cols-[24rem_1fr]">
        <aside aria-label={m.search_filters()} className="hidden lg:block noscript:block">
          <BesideList {...lines}>{fields}</BesideList>
        </aside>
        <div ref={results} className="flex min-w-0 scroll-mt-44 flex-col gap-1 md:gap-4">
          <div className="flex items-center justify-between gap-4">
            <p role="status" className="max-md:text-sm max-md:leading-5 md:text-lg md:font-semibold">
              {loading ? m.search_loading() : result && m.search_result_count({ count: result.total })}
            </p>
            <div className="max-lg:hidden noscript:hidden">
              <OpenMapButton size="small" />
            </div>
          </div>
          <span role="status" className="sr-only">
            {!loading && result && result.pages > 1 && m.search_page_shown({ page: result.page, pages: result.pages })}
          </span>
          {local && result && <PlaceFacts place={local} total={result.total} radius={search.radius} />}
          <FilterChips search={search} area={area} />
          <SearchNotes
            ignored={ignored}
            problems={problems}
            unknownPlace={search.place !== '' && result && !near ? search.place : undefined}
            lastPage={result && search.page > result.pages ? result.pages : undefined}
          />
          {result ? (
            <ResultList search={search} diet={diet} result={result} ways={ways} area={area} loading={loading} />
          ) : (
            <Failed near={asked} onRetry={() => controls.change({ page: search.page })} />
          )}
          <LinesSection {...lines} />
        </div>
      </div>
      {text && <AreaAbout text={text} area={place} />}
      {!namesPlace({ search, area, local }) && <TourHost />}
      <Sheet
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        title={m.search_filters()}
        footer={
          <Button variant="brand" wide onClick={closeFilters}>
            {isTyping || isLoading ? m.search_filters_updating() : m.search_filters_show({ count: result?.total ?? 0 })}
          </Button>
        }
      >
        {filtersFilled && <Suspense fallback={null}>{fields}</Suspense>}
      </Sheet>
    </>
  )
}

function Failed({ near, onRetry }: { near: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={near ? m.search_failed_near() : m.search_failed()}
      text={m.search_failed_text()}
      onRetry={onRetry}
    />
  )
}

/** After a change the list is read from its beginning; going back returns to where one was. */
function useBeginOfList(list: { readonly current: HTMLElement | null }, address: string): void {
  const type = useNavigationType()
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (type !== NavigationType.Pop && list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView()
  }, [address, type, list])
}
