import { X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { filterLabel } from './filter-labels.ts'
import { isQuickFilter } from './quick-chips.tsx'
import { activeFilters, changed, searchPath, type Search } from '#web/public/listing/search-params.ts'

interface FilterChipsProps {
  search: Search
  area: string | undefined
}

const chip = 'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-base font-medium transition-colors'

/** What narrows the list beyond the bar above it, each to be taken away by a press; links, so that they work without script too. */
export function FilterChips({ search, area }: FilterChipsProps) {
  const all = activeFilters(search).filter(({ part }) => part !== 'people')
  const filters = all.filter((filter) => !isQuickFilter(filter, search))
  if (filters.length === 0 && all.length < 2) return null
  const bare = all.reduce((left, { without }) => changed(left, without), search)
  return (
    <ul
      aria-label={m.search_chips()}
      // The event above says the day, and a phone needs the room.
      className={classNames('flex flex-wrap gap-2', filters.every(({ part }) => part === 'date') && 'max-md:hidden')}
    >
      {filters.map((filter) => {
        const label = filterLabel(filter, search)
        return (
          <li key={filter.part} className={filter.part === 'date' ? 'max-md:hidden' : undefined}>
            <Link
              to={searchPath(changed(search, filter.without), area)}
              preventScrollReset
              aria-label={m.search_chip_remove({ label })}
              className={`${chip} border border-line-strong bg-surface hover:border-leaf hover:bg-leaf-wash`}
            >
              {label}
              <X aria-hidden size={16} />
            </Link>
          </li>
        )
      })}
      {all.length > 1 && (
        <li>
          <Link to={searchPath(bare, area)} preventScrollReset className={`${chip} text-leaf hover:bg-leaf-wash`}>
            {m.search_filters_clear()}
          </Link>
        </li>
      )}
    </ul>
  )
}
