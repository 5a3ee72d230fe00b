import type { Facets } from '#contract/endpoints/search.ts'
import { cuisineFrom, cuisines } from '#contract/values/cuisine.ts'
import { radii, ratings } from '#contract/values/search-choices.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { paths } from '#contract/paths.ts'
import { kindNames } from '#web/shared/event/event-text.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/fields/choice.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { FilterBudget } from './filter-budget.tsx'
import { countedLabel, countOf, FilterCount } from './filter-count.tsx'
import { FilterPills } from './filter-pills.tsx'
import { FilterText } from './filter-text.tsx'
import { HiddenParams } from '../hidden-params.tsx'
import { sorts, type Search, type Sort } from '#web/public/listing/search-params.ts'
import type { SearchControls } from '../use-search.ts'

interface FilterFieldsProps extends Pick<SearchControls, 'wanted' | 'change'> {
  search: Search
  /** Whether a place is known, so that there is a distance to speak of. */
  near: boolean
  /** How many caterers each choice leaves. */
  facets: Facets | undefined
  /** Told when a text is being typed that does not count yet. */
  onTyping: (isTyping: boolean) => void
}

/** What narrows and orders the list. Each change counts immediately; without script there is a button. */
export function FilterFields({ search, wanted, change, near, facets, onTyping }: FilterFieldsProps) {
  const ownNames = [
    'kind',
    'sort',
    'cuisine',
    'veg',
    'jain',
    'jainOnly',
    'budget',
    'rating',
    'q',
    ...(near ? ['radius'] : []),
  ]
  return (
    <form
      method="get"
      action={paths.search()}
      onSubmit={(event) => event.preventDefault()}
      aria-label={m.search_filters_form()}
      className="flex flex-col gap-5"
    >
      <HiddenParams search={search} without={ownNames} />
      <FilterPills
        label={m.search_kind()}
        name="kind"
        any={m.search_kind_any()}
        value={wanted.kind}
        onChoose={(kind) => change({ kind })}
        pills={serviceKinds.map((kind) => ({
          value: kind,
          label: kindNames[kind](),
          count: countOf(facets?.kind, kind),
        }))}
      />
      <SelectField
        label={m.search_sort()}
        name="sort"
        value={wanted.sort}
        onChange={(event) => change({ sort: sorts.find((sort) => sort === event.target.value) ?? 'default' })}
        options={sorts.map((sort) => ({ value: sort, label: sortLabel(sort, wanted, near) }))}
      />
      <FilterBudget budget={wanted.budget} counts={facets?.budget} change={change} onTyping={onTyping} />
      <Diets wanted={wanted} change={change} facets={facets} />
      <SelectField
        label={m.search_cuisine()}
        name="cuisine"
        placeholder={m.search_cuisine_any()}
        value={wanted.cuisine ?? ''}
        onChange={(event) => change({ cuisine: cuisineFrom(event.target.value) })}
        options={cuisines.map((cuisine) => ({
          value: cuisine,
          label: countedLabel(cuisine, countOf(facets?.cuisine, cuisine)),
        }))}
      />
      <FilterPills
        label={m.search_rating()}
        name="rating"
        any={m.search_rating_any()}
        value={wanted.rating}
        onChoose={(rating) => change({ rating })}
        pills={withOwn<number>(ratings, wanted.rating, (a, b) => b - a).map((rating) => ({
          value: rating,
          label: m.search_rating_option({ rating }),
          count: countOf(facets?.rating, rating),
        }))}
      />
      {near && (
        <SelectField
          label={m.search_radius()}
          name="radius"
          value={String(wanted.radius)}
          onChange={(event) => change({ radius: Number(event.target.value) })}
          options={withOwn<number>(radii, wanted.radius, (a, b) => a - b).map((radius) => ({
            value: String(radius),
            label: countedLabel(m.search_radius_option({ radius }), countOf(facets?.radius, radius)),
          }))}
        />
      )}
      <FilterText q={wanted.q} change={change} onTyping={onTyping} />
      <div className="hidden noscript:block">
        <Button type="submit" variant="brand" wide>
          {m.search_filters_apply()}
        </Button>
      </div>
    </form>
  )
}

const dietSwitches = [
  { name: 'jain', label: m.search_jain, hint: m.search_jain_hint },
  { name: 'jainOnly', label: m.search_jain_only, hint: m.search_jain_only_hint },
  { name: 'veg', label: m.search_veg, hint: m.search_veg_hint },
] as const

function Diets({ wanted, change, facets }: Pick<FilterFieldsProps, 'wanted' | 'change' | 'facets'>) {
  return (
    <div className="flex flex-col gap-2">
      {dietSwitches.map(({ name, label, hint }) => (
        <div key={name}>
          <Switch
            label={<FilterCount label={label()} count={facets?.[name]} />}
            name={name}
            value="1"
            checked={wanted[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
          <p className="text-sm text-ink-soft">{hint()}</p>
        </div>
      ))}
    </div>
  )
}

/** The usual choices, and a further one from the query string. */
function withOwn<Value>(
  usual: readonly Value[],
  own: Value | undefined,
  order: (a: Value, b: Value) => number,
): Value[] {
  return own === undefined || usual.includes(own) ? [...usual] : [...usual, own].toSorted(order)
}

function sortLabel(sort: Sort, { q }: Search, near: boolean): string {
  // A text is answered by how well it fits, whatever else is chosen.
  if (sort === 'default' && q !== '') return m.search_sort_best()
  if (sort === 'default') return near ? m.search_sort_nearest() : m.search_sort_default()
  return sort === 'price-low' ? m.search_sort_low() : m.search_sort_high()
}
