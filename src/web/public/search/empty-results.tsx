import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { noEvent } from '#contract/values/event.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { EmptyLeaf } from '#web/shared/shell/empty-leaf.tsx'
import { filterLabel } from './filters/filter-labels.ts'
import { activeFilters, changed, searchPath, type Search } from '#web/public/listing/search-params.ts'

interface EmptyResultsProps {
  search: Search
  area: string | undefined
  /** Whether the list was narrowed to a place. */
  near: boolean
}

/** Nobody fits: each thing that could be given up is one press away. */
export function EmptyResults({ search, area, near }: EmptyResultsProps) {
  const ways = [
    ...(near && search.radius < limits.search.maxRadiusKm ? [furtherWay(search, area)] : []),
    ...activeFilters(search).map((filter) => ({
      to: searchPath(changed(search, filter.without), area),
      label: m.search_empty_without({ label: filterLabel(filter, search) }),
    })),
    ...(near
      ? [
          {
            to: searchPath(changed(search, { place: '', point: undefined })),
            label: m.search_empty_city(),
          },
        ]
      : []),
  ]
  const whole = eventLinks(noEvent).search()
  const isWhole = searchPath(search, area) === whole
  const shown = ways.length > 0 || isWhole ? ways : [{ to: whole, label: m.search_empty_all() }]
  return (
    <EmptyState
      icon={<EmptyLeaf />}
      title={m.search_empty()}
      text={
        <p>
          {m.search_empty_call()}{' '}
          <a href={`tel:${contacts().phone}`} className="figures text-link">
            {formatPhone(contacts().phone)}
          </a>
        </p>
      }
      action={
        shown.length > 0 && (
          <ul aria-label={m.search_empty_ways()} className="flex flex-wrap justify-center gap-2">
            {shown.map(({ to, label }) => (
              <li key={to}>
                <Button asLink={(look) => <Link to={to} {...look} />}>{label}</Button>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

function furtherWay(search: Search, area: string | undefined): { to: string; label: string } {
  const radius = [25, 50, limits.search.maxRadiusKm].find((wider) => wider > search.radius) ?? limits.search.maxRadiusKm
  return { to: searchPath(changed(search, { radius }), area), label: m.search_empty_further({ radius }) }
}
