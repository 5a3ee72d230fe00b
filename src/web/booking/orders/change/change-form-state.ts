import type { Api } from '#contract/endpoints/index.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { countOf, splitOf, type SplitTexts } from '#web/shared/draft/diet-split.ts'
import type { ChosenCategory } from '#web/shared/draft/draft-shape.ts'
import { selectionsOf } from '#web/shared/draft/offer.ts'
import type { Problem } from '#web/shared/form/problems.ts'

/** What an order is to become, as it stands in the form. */
export interface ChangeFormState extends SplitTexts {
  package: { id: string; name: string }
  menu: readonly ChosenCategory[]
  guests: string
  serviceHours: string
}

export type ChangeRequest = Api['POST /api/orders/{id}/change/quote']['given']['body']

/** The form before anything is changed. */
export function formStateOf({
  package: { id, name },
  menu,
  guests,
  dietSplit,
  serviceHours,
}: OrderView): ChangeFormState {
  return {
    package: { id, name },
    menu,
    guests: String(guests),
    veg: String(dietSplit.veg),
    jain: String(dietSplit.jain),
    nonVeg: String(dietSplit.nonVeg),
    serviceHours: String(serviceHours),
  }
}

/** The form as the API takes it. */
export function requestOf(form: ChangeFormState): ChangeRequest {
  return {
    packageId: form.package.id,
    selections: selectionsOf(form.menu),
    guests: countOf(form.guests),
    dietSplit: splitOf(form),
    serviceHours: countOf(form.serviceHours),
  }
}

/** The diet that takes up what a change of guests leaves: the one that most guests of the order eat. */
export function mainDietOf({ dietSplit }: Pick<OrderView, 'dietSplit'>): Diet {
  return diets.reduce((most, diet) => (dietSplit[diet] > dietSplit[most] ? diet : most), 'veg')
}

/** What the page sees on its own, before it asks what the change costs. */
export function problemsInForm(form: ChangeFormState): Problem[] {
  const { maxServiceHours: max, maxGuests } = limits.order
  const guests = countOf(form.guests)
  const hours = countOf(form.serviceHours)
  return [
    ...(guests > 0 ? [] : [{ field: 'guests', message: m.bill_guests_needed() }]),
    ...(guests <= maxGuests ? [] : [{ field: 'guests', message: m.change_guests_most({ max: maxGuests }) }]),
    ...(hours >= 1 && hours <= max ? [] : [{ field: 'serviceHours', message: m.bill_hours_range({ max }) }]),
  ]
}

/** Reports whether the form asks for nothing else than what is ordered; the order in which dishes were chosen says nothing. */
export function isUnchanged(form: ChangeFormState, order: OrderView): boolean {
  return essenceOf(form) === essenceOf(formStateOf(order))
}

/** Returns a text that is equal for equal forms. */
export function essenceOf(form: ChangeFormState): string {
  const { selections, ...rest } = requestOf(form)
  const chosen = selections
    .map(({ itemId, addOn, dishes }) => [itemId, addOn, dishes.toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([rest, chosen])
}
