import { formatCount } from '#contract/count.ts'
import type { AssistantAnswer, NamedCaterer } from '#contract/endpoints/assistant.ts'
import type { AccountEvent } from '#contract/endpoints/account-event.ts'
import { paths } from '#contract/paths.ts'
import type { Day } from '#contract/values/calendar.ts'
import { isNoEvent, type PlannedEvent } from '#contract/values/event.ts'
import { bodyOfEvent } from '#contract/values/event/body.ts'
import { writeEvent } from '#contract/values/event/url.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/values/money.ts'
import * as text from '#messages/assistant'
import type { AssistantDeps } from '../deps.ts'
import { eventPhrase } from '../domain/event-phrase.ts'
import { links, type Link } from '../domain/known-answers.ts'
import { filtersOf, type Wish } from '../domain/wish.ts'
import { findCaterers, searchQuery } from './find-caterers.ts'

/** Answers with the caterers that fit; `asked` is the day that the question named, even where it cannot be booked. */
export async function answerSearch(
  deps: Pick<AssistantDeps, 'catalogue'>,
  wish: Wish,
  asked: Day | undefined,
): Promise<AssistantAnswer> {
  const { total, caterers } = await findCaterers(deps, wish)
  const event = eventPhrase(wish)
  const sentence =
    total === 0
      ? text.assistant_no_match({ event })
      : text.assistant_matches({ count: total, number: formatCount(total), event, names: namesOf(caterers) })
  const leftOut = asked !== undefined && wish.event.date === undefined ? ` ${text.assistant_day_left_out()}` : ''
  return {
    answer: `${sentence}${leftOut}`,
    links: [listLink(wish)],
    caterers,
    ...saidEvent(wish.event),
    confidence: 'live',
  }
}

/** The list for a wish, by the one spelling of its event. */
export function listLink(wish: Wish): Link {
  return { path: paths.search({ ...writeEvent(wish.event), ...filtersOf(wish) }), text: text.assistant_link_matches() }
}

function namesOf(caterers: readonly NamedCaterer[]): string {
  return caterers
    .map(({ name, perPlate }) =>
      perPlate === undefined ? name : text.assistant_named({ name, price: formatRupees(perPlate) }),
    )
    .join(', ')
}

export function saidEvent(event: PlannedEvent): { event?: AccountEvent } {
  const body = isNoEvent(event) ? undefined : bodyOfEvent(event)
  return body ? { event: body } : {}
}

/** What most caterers start at; without a span for so few caterers, those that there are. */
export async function answerPrices(deps: Pick<AssistantDeps, 'catalogue'>, wish: Wish): Promise<AssistantAnswer> {
  const { people, point } = wish.event
  const { perPlate } = await deps.catalogue.priceRange({
    people,
    diet: searchQuery(wish).diet,
    ...(point ? { place: wish.event.place, ...point } : {}),
    radius: limits.search.defaultRadiusKm,
  })
  if (!perPlate) return answerSearch(deps, wish, undefined)
  const span = { from: formatRupees(perPlate.from), to: formatRupees(perPlate.to) }
  const event = eventPhrase(wish)
  const isAny = event === text.assistant_any_event()
  const { caterers } = await findCaterers(deps, wish)
  return {
    answer: isAny ? text.assistant_prices(span) : text.assistant_prices_for({ ...span, event }),
    links: [listLink(wish)],
    caterers,
    ...saidEvent(wish.event),
    confidence: 'live',
  }
}

/** The offers that the header shows today. */
export function answerOffers(offers: readonly { title: string; code: string | undefined }[]): AssistantAnswer {
  const withCode = offers.flatMap(({ title, code }) => (code ? [`${title} (${code})`] : []))
  return {
    answer: withCode.length > 0 ? text.assistant_offers({ offers: withCode.join(', ') }) : text.assistant_no_offers(),
    links: [links.search],
    confidence: 'live',
  }
}

/** How many caterers are listed. */
export async function answerNumber({ catalogue }: Pick<AssistantDeps, 'catalogue'>): Promise<AssistantAnswer> {
  const count = formatCount((await catalogue.cards()).length)
  return { answer: text.assistant_number_of_caterers({ count }), links: [links.search], confidence: 'live' }
}
