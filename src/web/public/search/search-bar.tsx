import { LocateFixed, Search as SearchIcon, SlidersHorizontal } from 'lucide-react'
import type { FormEvent } from 'react'
import type { Facets } from '#contract/endpoints/search.ts'
import type { Day } from '#contract/values/calendar.ts'
import { bandFrom } from '#contract/values/event/url.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import type { Area } from '#web/public/listing/areas.ts'
import { countedLabel, countOf } from './filters/filter-count.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { SearchGuests } from './search-guests.tsx'
import { SearchDay } from './search-day.tsx'
import { filterCount, type Search } from '#web/public/listing/search-params.ts'
import type { Nearby } from './use-nearby.ts'
import { usePlaceText } from './use-place-text.ts'
import type { SearchControls } from './use-search.ts'

interface SearchBarProps extends SearchControls {
  search: Search
  area: Area | undefined
  today: Day
  nearby: Nearby
  /** How many caterers each choice leaves. */
  facets: Facets | undefined
  onFilters: () => void
}

// Where there are two rows, the bar sticks so far up that the first hides behind the header and the second stays in sight. A phone has
// room for the place alone; the rest is a press on the event away.
const barClass = 'sticky top-16 z-30 border-b border-line bg-paper md:top-1 lg:top-16'
/** Shown on a phone only to those without script, who have no sheet. */
const besideClass = 'max-md:hidden noscript:block'
const gridClass = 'page search-grid'

/** Where, when and for how many; stays in sight. Without script it is a plain form that asks for the same page. */
export function SearchBar({
  search,
  area,
  today,
  nearby,
  facets,
  wanted,
  change,
  openArea,
  onFilters,
}: SearchBarProps) {
  const place = usePlaceText({ search, area, change, openArea })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    place.submit()
  }
  const filters = filterCount(wanted)

  return (
    <form
      method="get"
      action={paths.search()}
      onSubmit={submit}
      role="search"
      aria-label={m.search_form()}
      className={barClass}
    >
      <HiddenParams search={search} without={['place', 'lat', 'lng', 'people', 'guests', 'date']} />
      <div className={gridClass}>
        <div className="relative min-w-0">
          <PlaceField
            label={m.search_place()}
            hideLabel
            name="place"
            placeholder={m.search_place_placeholder()}
            value={place.text}
            onText={place.type}
            onTake={place.take}
            onChoose={place.choose}
            onBlur={place.leave}
            inputClassName="pr-12"
          />
          <IconButton
            label={nearby.locating ? m.search_locate_working() : m.search_locate()}
            icon={nearby.locating ? <Spinner /> : <LocateFixed aria-hidden size={20} />}
            aria-disabled={nearby.locating || undefined}
            onClick={() => nearby.locating || nearby.locate()}
            className="absolute top-0.5 right-0.5 noscript:hidden"
          />
        </div>
        <div className="flex flex-wrap gap-2 max-md:contents md:max-lg:order-last md:max-lg:col-span-2 lg:contents">
          <SelectField
            label={m.search_people()}
            hideLabel
            name="people"
            fieldClassName={`min-w-32 flex-1 ${besideClass}`}
            className="text-ellipsis"
            placeholder={m.search_people_any()}
            value={wanted.people ?? ''}
            onChange={(event) => change({ people: bandFrom(event.target.value) })}
            options={guestBands.map((band) => ({
              value: band,
              // What is chosen has its number above the list.
              label: countedLabel(
                m.search_people_option({ band }),
                band === wanted.people ? undefined : countOf(facets?.people, band),
              ),
            }))}
          />
          <SearchGuests guests={wanted.guests} onGuests={(guests) => change({ guests })} />
          <SearchDay date={wanted.date} today={today} onDay={(date) => change({ date })} />
          <div className="relative max-md:order-last lg:hidden noscript:hidden">
            <Button
              icon={<SlidersHorizontal aria-hidden size={18} />}
              aria-haspopup="dialog"
              onClick={onFilters}
              className="max-md:px-3.5 max-md:[&>span]:sr-only"
            >
              {filters > 0 ? m.search_filters_count({ count: filters }) : m.search_filters()}
            </Button>
            {filters > 0 && (
              <span
                aria-hidden
                className="figures absolute -top-1 -right-1 grid size-5 place-items-center rounded-full bg-leaf text-xs font-semibold text-on-leaf md:hidden"
              >
                {filters}
              </span>
            )}
          </div>
        </div>
        <Button
          type="submit"
          variant="main"
          icon={<SearchIcon aria-hidden size={20} />}
          className="max-md:px-3.5 [&>span]:max-md:sr-only"
        >
          {m.search_submit()}
        </Button>
      </div>
    </form>
  )
}
