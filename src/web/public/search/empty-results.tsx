import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { noEvent } from '#contract/values/event.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { EmptyLeaf } from '#web/shared/shell/empty-leaf.tsx'
import type { EmptyWay } from './empty-ways.ts'
import { filterLabel } from './filters/filter-labels.ts'
import { changed, searchPath, type Search } from '#web/public/listing/search-params.ts'

interface EmptyResultsProps {
  search: Search
  area: string | undefined
  ways: readonly EmptyWay[]
}

/** Nobody fits: each change that finds somebody is one press away, with how many. */
export function EmptyResults({ search, area, ways: found }: EmptyResultsProps) {
  const ways = found.map(({ what, change, count }) => ({
    to: searchPath(changed(search, change), what === 'city' ? undefined : area),
    label: m.search_empty_found({ label: labelOf({ what, change }, search), count }),
  }))
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

function labelOf({ what, change }: Pick<EmptyWay, 'what' | 'change'>, search: Search): string {
  if (what === 'further') return m.search_empty_further({ radius: change.radius ?? search.radius })
  if (what === 'city') return m.search_empty_city()
  return m.search_empty_without({ label: filterLabel({ part: what, without: change }, search) })
}
