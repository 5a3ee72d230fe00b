import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { formatDay, type Day } from '#contract/values/calendar.ts'
import { dietLabel, type Diet } from '#contract/values/diet.ts'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { formatRupees } from '#contract/values/money.ts'
import * as text from '#messages/assistant'
import type { AssistantDeps } from '../deps.ts'
import { noWish, type Wish } from '../domain/wish.ts'
import { saidEvent } from './answer-live.ts'
import { bookableEvent, namedCaterer, searchQuery } from './find-caterers.ts'

/** Answers a question that names a caterer: what it cooks, what it costs for the event, whether it is free. */
export async function answerCaterer(
  { catalogue }: Pick<AssistantDeps, 'catalogue'>,
  card: CatererCard,
  asked: Wish,
  today: Day,
): Promise<AssistantAnswer> {
  // Its place is its own, not that of the event.
  const event = bookableEvent({ ...asked.event, place: '', point: undefined }, today)
  const caterer = namedCaterer(card, event)
  const diets = card.cateringType.map((diet) => dietLabel[diet]).join(', ')
  const sentences = [
    text.assistant_caterer({ name: card.name, area: card.area, diets, price: priceOf(caterer.perPlate, event.guests) }),
    ...dietSentences(card, asked),
  ]
  if (event.date !== undefined) {
    const guests = event.guests ?? limits.order.minGuests
    const day = formatDay(event.date)
    const isFree = await isFreeOn(catalogue, card, event)
    sentences.push(
      isFree ? text.assistant_caterer_free({ day, guests }) : text.assistant_caterer_not_free({ day, guests }),
    )
  }
  return {
    answer: sentences.join(' '),
    links: [{ path: caterer.path, text: card.name }],
    caterers: [caterer],
    ...saidEvent(event),
    confidence: 'live',
  }
}

function priceOf(perPlate: number | undefined, guests: number | undefined): string {
  if (perPlate === undefined) return text.assistant_price_on_request()
  const price = formatRupees(perPlate)
  return guests === undefined
    ? text.assistant_caterer_price({ price })
    : text.assistant_caterer_price_for({ price, guests })
}

function dietSentences({ cateringType }: CatererCard, { jain, nonVeg }: Wish): string[] {
  const asked: Diet[] = [...(jain ? (['jain'] as const) : []), ...(nonVeg ? (['nonVeg'] as const) : [])]
  return asked.map((diet) => {
    const values = { diet: dietLabel[diet] }
    return cateringType.includes(diet)
      ? text.assistant_caterer_has_diet(values)
      : text.assistant_caterer_lacks_diet(values)
  })
}

/** As the list judges it for so many guests, whatever ranges its packages are for. */
async function isFreeOn(
  catalogue: AssistantDeps['catalogue'],
  { id, name, googleLocation: { lat, lng } }: CatererCard,
  { date, guests }: Pick<PlannedEvent, 'date' | 'guests'>,
): Promise<boolean> {
  const query = searchQuery({ ...noWish, event: { ...noEvent, date, guests } })
  const { items, others } = await catalogue.search({ ...query, lat, lng, radius: 1, people: undefined, q: name })
  return [...items, ...others].some((found) => found.id === id)
}
