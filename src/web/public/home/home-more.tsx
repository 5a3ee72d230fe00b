import { formatRupees } from '#contract/values/money.ts'
import { budgets } from '#contract/values/search-choices.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Checkbox } from '#web/ui/fields/choice.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface HomeMoreProps {
  /** Rupees per plate at most. */
  budget: number | undefined
  onBudget: (budget: number | undefined) => void
}

/** Choices that most people make on the list itself. The form sends them as the list reads them, with and without script. */
export function HomeMore({ budget, onBudget }: HomeMoreProps) {
  const amounts = [...new Set([...budgets, ...(budget === undefined ? [] : [budget])])].toSorted((a, b) => a - b)
  return (
    <Disclosure summary={m.home_more()} isAlone>
      <div className="grid gap-x-4 gap-y-2 text-ink md:grid-cols-3 md:items-end">
        <SelectField
          label={m.home_budget()}
          name="budget"
          placeholder={m.home_budget_any()}
          value={String(budget ?? '')}
          onChange={({ target: { value } }) => onBudget(value === '' ? undefined : Number(value))}
          options={amounts.map((amount) => ({
            value: String(amount),
            label: m.home_budget_option({ price: formatRupees(amount) }),
          }))}
        />
        <Checkbox label={m.search_veg()} name="veg" value="1" />
        <Checkbox label={m.search_jain()} name="jain" value="1" />
      </div>
    </Disclosure>
  )
}

/** The diets that were ticked, as filters of the list. */
export function dietFilters(form: FormData): Record<string, string> {
  return Object.fromEntries(['veg', 'jain'].filter((name) => form.get(name) === '1').map((name) => [name, 'true']))
}
