import { Search, X } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Offer } from '#web/shared/draft/offer.ts'
import { CategoryPanel } from './category-panel.tsx'
import type { Customising } from './use-customise.ts'

/** A part of a dish's name (R137), and how many dishes have it. */
export function DishSearch({ page }: { page: Customising }) {
  const { search, setSearch, searching, found } = page
  const count = found.reduce((sum, { dishes }) => sum + dishes.length, 0)
  return (
    <>
      <div className="relative">
        <TextField
          type="search"
          label={m.customise_search()}
          hideLabel
          placeholder={m.customise_search()}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          className="pl-11 [&::-webkit-search-cancel-button]:hidden"
        />
        <Search aria-hidden size={20} className="pointer-events-none absolute top-3.5 left-3.5 text-leaf" />
        {searching && (
          <IconButton
            label={m.customise_search_clear()}
            icon={<X aria-hidden size={20} />}
            onClick={() => setSearch('')}
            className="absolute top-0.5 right-0.5"
          />
        )}
      </div>
      <p role="status" className={count > 0 ? 'mt-2 text-sm text-ink-soft' : 'sr-only'}>
        {searching && foundText(count)}
      </p>
    </>
  )
}

/** The dishes that were searched for, by category. */
export function FoundDishes({ offer, page }: { offer: Offer; page: Customising }) {
  const { search, setSearch, found } = page
  if (found.length === 0) return <NothingFound text={search.trim()} onClear={() => setSearch('')} />
  return found.map(({ item, dishes }) => (
    <CategoryPanel key={item.id} offer={offer} item={item} dishes={dishes} page={page} />
  ))
}

function foundText(count: number): string {
  if (count === 0) return m.customise_search_none()
  return m.customise_search_found({ count })
}

/** No dish of any category is called like that. */
function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Search aria-hidden size={40} strokeWidth={1.5} />}
      title={m.customise_search_none_title({ text })}
      text={m.customise_search_none()}
      action={<Button onClick={onClear}>{m.customise_search_clear()}</Button>}
    />
  )
}
