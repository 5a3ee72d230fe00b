import { shortagesOf } from '#contract/rules/default-menu.ts'
import { selectionProblems, type SelectionProblem } from '#contract/rules/package-selection.ts'
import { toRupees, type Paise } from '#contract/values/money.ts'
import { problem, type CatererTerms, type Draft, type Offer, type Problem } from './draft.ts'

/** Courses with fewer dishes than the package includes: it cannot be ordered, whatever is chosen. */
export function packageProblems(offer: Offer): Problem[] {
  return shortagesOf(offer).flatMap(({ itemId, name: category, needed, available }) =>
    // That nothing can be chosen of a package without courses is said of the selection.
    itemId === undefined
      ? []
      : [problem('package_incomplete', 'packageId', { package: offer.name, category, needed, available })],
  )
}

/** What is missing or wrong in the choice of dishes, beside its category. */
export function menuProblems(offer: Offer, selections: Draft['selections']): Problem[] {
  const found = selectionProblems(offer, selections)
  const inCategories = found.filter((one) => one.itemId !== undefined)
  // That nothing is chosen is said once, and only when no category says more.
  return (inCategories.length > 0 ? inCategories : found).map((one) => said(one, offer))
}

function said({ code, itemId, count = 0 }: SelectionProblem, offer: Offer): Problem {
  if (itemId === undefined) return problem('nothing_chosen', 'selections')
  const field = `selections.${itemId}`
  const category = offer.items.find((item) => item.id === itemId)?.name ?? offer.name
  if (code === 'category_incomplete') return problem('selection_incomplete', field, { count, category })
  if (code === 'add_on_out_of_range') return problem('add_on_out_of_range', field)
  return problem('selection_invalid', field, { category })
}

/**
 * A custom menu whose bill before tax and discount is below the caterer's smallest (C87). An order that was placed below it may still
 * grow: `before` is what a change starts from.
 */
export function minimumProblem(
  { kind }: Pick<Offer, 'kind'>,
  { customMinimum }: Pick<CatererTerms, 'customMinimum'>,
  subtotal: Paise,
  before: Paise = customMinimum,
): Problem | undefined {
  const least = Math.min(customMinimum, before)
  if (kind !== 'custom' || subtotal >= least) return undefined
  return problem('custom_menu_minimum', 'selections', { amount: toRupees(customMinimum) })
}
