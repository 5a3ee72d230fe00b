import type { Facets } from '#contract/endpoints/search.ts'
import { formatRupees } from '#contract/values/money.ts'
import { budgetFrom } from '#contract/values/event/url.ts'
import { budgets } from '#contract/values/search-choices.ts'
import { m } from '#messages'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import type { SearchControls } from '../use-search.ts'
import { countOf } from './filter-count.tsx'
import { FilterPills } from './filter-pills.tsx'
import { useRestingText } from './use-resting-text.ts'

interface FilterBudgetProps {
  /** Rupees per plate at most. */
  budget: number | undefined
  counts: Facets['budget'] | undefined
  change: SearchControls['change']
  onTyping: (isTyping: boolean) => void
}

/** What a plate may cost: one of the usual amounts, or one's own. */
export function FilterBudget({ budget, counts, change, onTyping }: FilterBudgetProps) {
  const isOwn = budget !== undefined && !budgets.some((usual) => usual === budget)
  const amounts: readonly number[] = isOwn ? [...budgets, budget].toSorted((a, b) => a - b) : budgets
  const { text, isTyping, type, commit } = useRestingText({
    known: String(budget ?? ''),
    // What is chosen is lit above the field.
    textOf: () => '',
    take: (typed, isAgain) => {
      const amount = amountIn(typed)
      if (typed.trim() === '' || amount === undefined) return String(budget ?? '')
      if (amount !== budget) change({ budget: amount }, { inPlace: isAgain })
      return String(amount)
    },
    onTyping,
  })
  const typed = text.trim() === '' ? undefined : (amountIn(text) ?? Number.NaN)
  return (
    <div className="flex flex-col gap-3">
      <FilterPills
        label={m.search_budget_most()}
        name="budget"
        any={m.search_budget_any()}
        value={isTyping ? (typed ?? budget) : budget}
        onChoose={(amount) => change({ budget: amount })}
        pills={amounts.map((amount) => ({
          value: amount,
          label: formatRupees(amount),
          count: countOf(counts, amount),
        }))}
      />
      <div className="noscript:hidden">
        <NumberField
          label={m.search_budget_own()}
          enterKeyHint="done"
          value={text}
          error={!isTyping && Number.isNaN(typed) ? m.search_budget_wrong() : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            commit()
          }}
        />
      </div>
    </div>
  )
}

function amountIn(text: string): number | undefined {
  return budgetFrom(text.replace(/[₹,\s]/g, ''))
}
