import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#contract/values/money.ts'
import { ratings, usualBudget } from '#contract/values/search-choices.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { kindNames } from '#web/shared/event/event-text.ts'
import { changed, searchPath, type ActiveFilter, type Search } from '#web/public/listing/search-params.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'

interface QuickFilter {
  part: ActiveFilter['part']
  label: string
  /** In place of a label that is too short to be read aloud. */
  spoken?: string
  isSet: (search: Search) => boolean
  on: Partial<Search>
  off: Partial<Search>
}

const [best] = ratings

const quickFilters = (): QuickFilter[] => [
  ...serviceKinds.map((kind) => ({
    part: 'kind' as const,
    label: kindNames[kind](),
    isSet: (search: Search) => search.kind === kind,
    on: { kind },
    off: { kind: undefined },
  })),
  {
    part: 'jain',
    label: m.search_quick_jain(),
    spoken: m.search_jain(),
    isSet: ({ jain }) => jain,
    on: { jain: true },
    off: { jain: false },
  },
  {
    part: 'veg',
    label: m.search_quick_veg(),
    isSet: ({ veg }) => veg,
    on: { veg: true },
    off: { veg: false },
  },
  {
    part: 'rating',
    label: m.search_quick_rating({ rating: best }),
    spoken: m.search_quick_rating_spoken({ rating: best }),
    isSet: ({ rating }) => rating === best,
    on: { rating: best },
    off: { rating: undefined },
  },
  {
    part: 'budget',
    label: m.search_quick_budget({ price: formatRupees(usualBudget) }),
    isSet: ({ budget }) => budget === usualBudget,
    on: { budget: usualBudget },
    off: { budget: undefined },
  },
]

/** Reports whether a filter shows as a pressed chip above the list. */
export function isQuickFilter({ part }: ActiveFilter, search: Search): boolean {
  return quickFilters().some((quick) => quick.part === part && quick.isSet(search))
}

const lookOf = (isSet: boolean) => (isSet ? 'border-leaf bg-leaf text-on-leaf hover:opacity-90' : 'chip-off')

interface QuickChipsProps {
  search: Search
  area: string | undefined
  /** The event, before all filters. */
  event: ReactNode
}

/** What most people narrow the list by, one press away; links, so that they work without script too. They run on sideways on a phone. */
export function QuickChips({ search, area, event }: QuickChipsProps) {
  return (
    <ul aria-label={m.search_quick()} className="chips-in-row">
      <li data-event-pill className="noscript:hidden">
        {event}
      </li>
      {quickFilters().map(({ label, spoken, isSet, on, off }) => {
        const set = isSet(search)
        return (
          <li key={label}>
            <Link
              to={searchPath(changed(search, set ? off : on), area)}
              preventScrollReset
              discover="none"
              rel="nofollow"
              aria-label={spoken}
              aria-current={set || undefined}
              className={classNames('chip', lookOf(set))}
            >
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
