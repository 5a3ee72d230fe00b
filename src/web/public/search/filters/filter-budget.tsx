import { useState } from 'react'
import type { Facets } from '#contract/endpoints/search.ts'
import { formatRupees } from '#contract/values/money.ts'
import { budgets } from '#contract/values/search-choices.ts'
import { m } from '#messages'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { countOf } from './filter-count.tsx'
import { FilterPills } from './filter-pills.tsx'
import { budgetFrom } from '#contract/values/event/url.ts'

interface FilterBudgetProps {
  /** Rupees per plate at most. */
  budget: number | undefined
  counts: Facets['budget'] | undefined
  onBudget: (budget: number | undefined) => void
}

/** What a plate may cost: one of the usual amounts, or one's own. */
export function FilterBudget({ budget, counts, onBudget }: FilterBudgetProps) {
  const isOwn = budget !== undefined && !budgets.some((usual) => usual === budget)
  const amounts: readonly number[] = isOwn ? [...budgets, budget].toSorted((a, b) => a - b) : budgets
  return (
    <div className="flex flex-col gap-3">
      <FilterPills
        label={m.search_budget_most()}
        name="budget"
        any={m.search_budget_any()}
        value={budget}
        onChoose={onBudget}
        pills={amounts.map((amount) => ({
          value: amount,
          label: formatRupees(amount),
          count: countOf(counts, amount),
        }))}
      />
      <OwnAmount key={budget} onBudget={onBudget} />
    </div>
  )
}

/** Counts when it is sent, not at every figure. */
function OwnAmount({ onBudget }: Pick<FilterBudgetProps, 'onBudget'>) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const take = () => {
    const typed = text.replace(/[₹,\s]/g, '')
    if (typed === '') return
    const budget = budgetFrom(typed)
    setWrong(budget === undefined)
    if (budget !== undefined) onBudget(budget)
  }
  return (
    <div className="noscript:hidden">
      <NumberField
        label={m.search_budget_own()}
        enterKeyHint="done"
        value={text}
        error={wrong ? m.search_budget_wrong() : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
    </div>
  )
}
