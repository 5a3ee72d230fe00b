import { Check, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { progressOf, selectionOf, type Progress } from '#web/booking/steps/progress.ts'
import type { Customising } from './use-customise.ts'

interface CategoryNavProps {
  offer: Offer
  page: Customising
  /** The category in sight, where all are one below the other. */
  seen?: string | undefined
  onChoose?: (item: ShownItem) => void
}

/** Categories with how far each is chosen: a row that scrolls sideways on a phone, a column beside the dishes on a desktop. */
export function CategoryNav({ offer, page, seen, onChoose = page.choose }: CategoryNavProps) {
  const { selections, searching, found } = page
  // While a dish is searched for no category is the one that is shown.
  const current = searching ? undefined : seen === undefined ? page.category : offer.items.find(({ id }) => id === seen)
  const foundIn = new Map(found.map(({ item, dishes }) => [item.id, dishes.length]))
  const list = useRef<HTMLUListElement>(null)
  const currentId = current?.id
  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>(`[data-category="${currentId}"]`)
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - 24
  }, [currentId])
  return (
    <nav aria-label={m.customise_categories()}>
      <ul
        ref={list}
        // What is hidden in a button is cut off with it: else it makes the page as wide as the row.
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-2 sm:mx-0 sm:px-0.5 lg:flex-col lg:gap-1 lg:overflow-visible lg:py-0"
      >
        {offer.items.map((item) => (
          <li key={item.id} data-category={item.id} className="shrink-0 lg:shrink">
            <CategoryButton
              item={item}
              progress={progressOf(offer.kind, item, selectionOf(selections, item.id))}
              counted={offer.kind !== 'custom'}
              current={item.id === current?.id}
              found={searching ? (foundIn.get(item.id) ?? 0) : undefined}
              onPress={() => onChoose(item)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface CategoryButtonProps {
  item: ShownItem
  progress: Progress
  counted: boolean
  current: boolean
  /** Dishes found by the search under way. */
  found: number | undefined
  onPress: () => void
}

function CategoryButton({ item, progress, counted, current, found, onPress }: CategoryButtonProps) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onPress}
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-box border px-3.5 py-1.5 text-left transition-colors',
        current
          ? 'border-leaf bg-leaf-wash'
          : 'border-line bg-surface hover:border-leaf lg:border-transparent lg:bg-transparent',
      )}
    >
      <Mark progress={progress} />
      <span className="min-w-0">
        <span
          className={classNames(
            'block leading-tight whitespace-nowrap lg:whitespace-normal',
            current && 'font-semibold',
          )}
        >
          {item.name}
        </span>
        <span className="figures block text-sm leading-tight text-ink-soft">
          {found === undefined ? countOf(progress, counted) : m.customise_found({ count: found })}
        </span>
      </span>
    </button>
  )
}

function countOf({ chosen, allowed, extra }: Progress, counted: boolean): string {
  if (extra) return m.customise_extra()
  return counted ? m.customise_count({ chosen, allowed }) : m.customise_count_custom({ chosen })
}

function Mark({ progress }: { progress: Progress }) {
  if (progress.complete) {
    return (
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf">
        <Check aria-hidden size={15} strokeWidth={3} />
        <VisuallyHidden>{m.customise_done()}: </VisuallyHidden>
      </span>
    )
  }
  const look = progress.extra
    ? 'border-dashed border-line-strong text-ink-soft'
    : progress.chosen > 0
      ? 'border-leaf bg-surface'
      : 'border-line-strong bg-surface'
  return (
    <span aria-hidden className={classNames('grid size-6 shrink-0 place-items-center rounded-full border-2', look)}>
      {progress.extra && <Plus size={14} />}
    </span>
  )
}
