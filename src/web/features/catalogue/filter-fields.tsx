import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { cuisineFrom, cuisines } from '#contract/values/cuisine.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { KeptParts } from './kept-parts.tsx'
import { sorts, type Search, type Sort } from './search-params.ts'
import type { SearchControls } from './use-search.ts'

interface FilterFieldsProps extends SearchControls {
  search: Search
  /** Whether a place is known, so that there is a distance to speak of. */
  near: boolean
}

const radii = [3, 5, 10, limits.search.defaultRadiusKm, 25, 50, limits.search.maxRadiusKm]

/** What narrows and orders the list. Each change counts at once; without script there is a button. */
export function FilterFields({ search, wanted, change, near }: FilterFieldsProps) {
  const kilometres = radii.includes(wanted.radius) ? radii : [...radii, wanted.radius].toSorted((a, b) => a - b)
  return (
    <form
      method="get"
      action={paths.search()}
      onSubmit={(event) => event.preventDefault()}
      aria-label={m.search_filters_form()}
      className="flex flex-col gap-5"
    >
      <KeptParts search={search} without={['sort', 'cuisine', 'veg', 'q', ...(near ? ['radius'] : [])]} />
      <SelectField
        label={m.search_sort()}
        name="sort"
        value={wanted.sort}
        onChange={(event) => change({ sort: sorts.find((sort) => sort === event.target.value) ?? 'default' })}
        options={sorts.map((sort) => ({ value: sort, label: sortLabel(sort, wanted, near) }))}
      />
      <div>
        <Switch
          label={m.search_veg()}
          name="veg"
          value="1"
          checked={wanted.veg}
          onChange={(event) => change({ veg: event.target.checked })}
        />
        <p className="text-sm text-ink-soft">{m.search_veg_hint()}</p>
      </div>
      <SelectField
        label={m.search_cuisine()}
        name="cuisine"
        placeholder={m.search_cuisine_any()}
        value={wanted.cuisine ?? ''}
        onChange={(event) => change({ cuisine: cuisineFrom(event.target.value) })}
        options={cuisines.map((cuisine) => ({ value: cuisine, label: cuisine }))}
      />
      {near && (
        <SelectField
          label={m.search_radius()}
          name="radius"
          value={String(wanted.radius)}
          onChange={(event) => change({ radius: Number(event.target.value) })}
          options={kilometres.map((radius) => ({ value: String(radius), label: m.search_radius_option({ radius }) }))}
        />
      )}
      <TextFilter key={search.q} q={search.q} change={change} />
      <div className="hidden noscript:block">
        <Button type="submit" variant="brand" wide>
          {m.search_filters_apply()}
        </Button>
      </div>
    </form>
  )
}

function sortLabel(sort: Sort, { q }: Search, near: boolean): string {
  // A text is answered by how well it fits, whatever else is chosen.
  if (sort === 'default' && q !== '') return m.search_sort_best()
  if (sort === 'default') return near ? m.search_sort_nearest() : m.search_sort_default()
  return sort === 'price-low' ? m.search_sort_low() : m.search_sort_high()
}

/** Words are searched for when they are sent, not at every letter. */
function TextFilter({ q, change }: { q: string; change: SearchControls['change'] }) {
  const [text, setText] = useState(q)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (text.trim() !== q) change({ q: text.trim() })
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={m.search_text()}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={limits.search.maxQueryLength}
        fieldClassName="flex-1"
        placeholder={m.search_text_placeholder()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
      <IconButton
        label={m.search_text_submit()}
        icon={<SearchIcon aria-hidden size={20} />}
        className="noscript:hidden"
        onClick={submit}
      />
    </div>
  )
}
