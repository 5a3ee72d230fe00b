import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react'
import type { FormEvent } from 'react'
import { guestBands } from '#contract/values/guest-band.ts'
import { PlaceField } from '#web/features/places/place-field.tsx'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Area } from './areas.ts'
import { KeptParts } from './kept-parts.tsx'
import { bandFrom, filterCount, type Search } from './search-params.ts'
import { usePlaceText } from './use-place-text.ts'
import type { SearchControls } from './use-search.ts'

interface SearchBarProps extends SearchControls {
  search: Search
  area: Area | undefined
  onFilters: () => void
}

// On a phone the bar sticks so far up that its first row hides behind the header and the second one stays in sight.
const barClass = 'sticky top-1 z-30 border-b border-line bg-paper md:top-16'
const gridClass =
  'page grid grid-cols-[1fr_auto] gap-x-2 gap-y-2 py-3 max-md:pb-2 md:grid-cols-[1fr_11rem_auto_auto] md:gap-3 lg:grid-cols-[1fr_16rem_auto]'

/** Where and for how many; stays in sight. Without script it is a plain form that asks for the same page. */
export function SearchBar({ search, area, wanted, change, openArea, onFilters }: SearchBarProps) {
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
      <KeptParts search={search} without={['place', 'lat', 'lng', 'people']} />
      <div className={gridClass}>
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
        />
        <SelectField
          label={m.search_people()}
          hideLabel
          name="people"
          fieldClassName="max-md:order-3"
          placeholder={m.search_people_any()}
          value={wanted.people ?? ''}
          onChange={(event) => change({ people: bandFrom(event.target.value) })}
          options={guestBands.map((band) => ({ value: band, label: m.search_people_option({ band }) }))}
        />
        <Button
          type="submit"
          variant="main"
          icon={<SearchIcon aria-hidden size={20} />}
          className="max-md:px-3.5 [&>span]:max-md:sr-only"
        >
          {m.search_submit()}
        </Button>
        <div className="max-md:order-4 lg:hidden noscript:hidden">
          <Button icon={<SlidersHorizontal aria-hidden size={18} />} aria-haspopup="dialog" onClick={onFilters}>
            {filters > 0 ? m.search_filters_count({ count: filters }) : m.search_filters()}
          </Button>
        </div>
      </div>
    </form>
  )
}
