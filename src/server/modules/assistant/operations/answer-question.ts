import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { noEvent } from '#contract/values/event.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Place } from '#server/modules/places/index.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import type { AssistantDeps } from '../deps.ts'
import { knownAnswers, unknownAnswer, type LiveTopic } from '../domain/known-answers.ts'
import { readEvent, type ReadEvent } from '../domain/read-event.ts'
import { topicOf, type Topic } from '../domain/topics.ts'
import { isOrdinary, plainText, understand, type Understood } from './understand.ts'
import type { Wish } from '../domain/wish.ts'
import { countUnanswered } from '../store.ts'
import { answerCaterer } from './answer-caterer.ts'
import { answerOffers, answerNumber, answerPrices, answerSearch } from './answer-live.ts'
import { bookableEvent } from './find-caterers.ts'

/**
 * Answers a question of a visitor. Of a question without an answer the day is counted and nothing else stored. Throws `too_many_requests`.
 */
export async function answerQuestion(
  ctx: Context,
  deps: AssistantDeps,
  { input, ip }: { input: string; ip: string },
): Promise<AssistantAnswer> {
  const network = networkOf(ip)
  await deps.limits.byMinute.take(network)
  await deps.limits.byDay.take(network)
  const answer = await answerOf(ctx, deps, plainText(input))
  if (answer) return answer
  await countUnanswered(ctx.db, dayInIndia(ctx.clock.now()))
  return { answer: unknownAnswer(), links: [], confidence: 'none' }
}

async function answerOf(ctx: Context, deps: AssistantDeps, plain: string): Promise<AssistantAnswer | undefined> {
  const today = dayInIndia(ctx.clock.now())
  const named = await deps.names.findIn(plain)
  const read = readEvent(named ? plain.replace(named.words, ' ') : plain, today)
  const place = named ? undefined : await deps.places.findIn(read.rest, isOrdinary)
  // What names a place or a caterer is no mistyped word.
  const understood = understand(without(without(plain, named?.words), place?.words))
  const wish = wishOf(read, understood, place?.place)
  if (named) return answerCaterer(deps, named.caterer, wish, today)

  const { concepts, unknown } = understood
  const chosen = topicOf(concepts)
  if (concepts.has('outside')) return known('outside')
  const isForeign = concepts.has('foreign')
  if (chosen?.topic !== 'unknown' && isSearch(wish, read, understood, chosen?.weight ?? 0))
    return answerSearch(deps, { ...wish, event: bookableEvent(wish.event, today) }, wish.event.date)
  if (isForeign) return undefined
  if (read.tooFew && (chosen?.weight ?? 0) <= leastSure) return known('minimum')
  if (chosen && isSure(chosen.weight, understood)) return answerTopic(ctx, deps, chosen.topic, wish)
  const found = await deps.texts.find(plain)
  if (found)
    return { answer: shortened(found.text), links: [{ path: found.path, text: found.title }], confidence: 'found' }
  return chosen && unknown.length < leastDoubt ? answerTopic(ctx, deps, chosen.topic, wish) : undefined
}

function without(text: string, words: string | undefined): string {
  return words === undefined ? text : text.replace(words, ' ')
}

function wishOf(read: ReadEvent, { concepts }: Understood, found: Place | undefined): Wish {
  const place = found ? { place: found.name, point: { lat: found.lat, lng: found.lng } } : {}
  const { cuisine, pureVeg, jain, nonVeg } = read
  return {
    event: { ...noEvent, ...read.event, ...place },
    cuisine,
    pureVeg,
    jain: jain && !nonVeg,
    nonVeg,
    cheapest: concepts.has('cheap'),
  }
}

/** A rule with less weight gives way to an event. */
const strong = 1.4
/** A rule that rests on less than one whole word is sure only where few words are left over. */
const leastSure = 1
const leastDoubt = 2

/** Reports whether a question looks for caterers: an event of some parts, or a kind of caterer. */
function isSearch(wish: Wish, read: ReadEvent, { concepts, unknown }: Understood, weight: number): boolean {
  const { place, date, guests, budget, occasion } = wish.event
  const isAbout = ['caterer', 'food', 'people', 'book', 'available', 'veg', 'nonveg', 'plate'].some((concept) =>
    (concepts as ReadonlySet<string>).has(concept),
  )
  const parts = [place !== '', date !== undefined, guests !== undefined, budget !== undefined].filter(Boolean).length
  const kind = wish.pureVeg || wish.jain || wish.nonVeg || wish.cuisine !== undefined || concepts.has('veg')
  if (read.tooFew || concepts.has('quantity')) return false
  if (parts >= 2) return weight < 2.2
  if (parts === 1 && occasion !== undefined) return weight < 2
  if (parts === 1)
    return weight < strong && (isAbout || kind || place !== '' || budget !== undefined) && unknown.length < 4
  return kind && weight < leastSure && (isAbout || unknown.length === 0)
}

function isSure(weight: number, { unknown }: Understood): boolean {
  return weight >= leastSure ? unknown.length < 4 : unknown.length < leastDoubt
}

/** Answers made of today's data. */
const live: Readonly<Record<LiveTopic, (ctx: Context, deps: AssistantDeps, wish: Wish) => Promise<AssistantAnswer>>> = {
  offers: async (ctx, deps) => answerOffers(await deps.offers(ctx)),
  number_of_caterers: async (_ctx, deps) => answerNumber(deps),
  prices: async (_ctx, deps, wish) => answerPrices(deps, wish),
  cheapest: async (_ctx, deps, wish) => answerSearch(deps, { ...wish, cheapest: true }, undefined),
}

async function answerTopic(
  ctx: Context,
  deps: AssistantDeps,
  topic: Topic,
  wish: Wish,
): Promise<AssistantAnswer | undefined> {
  if (topic === 'unknown') return undefined
  return isLive(topic) ? live[topic](ctx, deps, wish) : known(topic)
}

function isLive(topic: Topic): topic is LiveTopic {
  return Object.hasOwn(live, topic)
}

function known(topic: keyof typeof knownAnswers): AssistantAnswer {
  const { answer, links = [] } = knownAnswers[topic]
  return { answer: answer(), links: [...links], confidence: 'known' }
}

/** As many whole sentences as an answer holds. */
function shortened(text: string): string {
  const most = limits.assistant.answerLength
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '))
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, most - 1)}…`
}
