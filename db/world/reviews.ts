import { idAt } from './ids.ts'
import type { PastOrder } from './past-orders.ts'
import { randomOf, type Random } from './random.ts'
import { occasionsOf, replies, sentences, type Mood } from './review-texts.ts'
import type { ReviewRow } from './order-tables.ts'

/** Sentences in the order in which a caterer's guests say them. */
export type Phrases = (catererId: string, mood: Mood, part: keyof (typeof sentences)[Mood]) => string

/** No sentence is said twice of one caterer before every other one of its kind was said. */
export function phrases(): Phrases {
  const left = new Map<string, string[]>()
  return (catererId, mood, part) => {
    const key = `${catererId} ${mood} ${part}`
    const all = sentences[mood][part]
    const unsaid = left.get(key) ?? []
    if (unsaid.length === 0) unsaid.push(...randomOf('phrases', key).some(all, all.length))
    left.set(key, unsaid)
    return unsaid.pop() ?? ''
  }
}

/** What a guest wrote within the week after; undefined when nothing was. It is never later than `now`, in milliseconds. */
export function reviewOf(order: PastOrder, now: number, say: Phrases): ReviewRow | undefined {
  const { caterer, customer, completedAt } = order
  const random = randomOf('review', order.key)
  if (!order.isReviewed || completedAt === undefined) return undefined
  const halfStars = starsOf(caterer.demoCaterer.quality, random)
  const mood: Mood = halfStars >= 9 ? 'delighted' : halfStars >= 7 ? 'content' : halfStars >= 5 ? 'torn' : 'cross'
  const at = Math.min(
    completedAt + random.int(60, 8 * 24 * 60) * 60_000,
    Math.max(completedAt + 60_000, now - random.int(3, 40) * 3_600_000),
  )
  return {
    id: idAt(at, 'review', order.key),
    order_id: order.id,
    caterer_id: caterer.row.id,
    customer_id: customer.id,
    name: `${customer.first_name} ${customer.last_name.charAt(0)}.`,
    half_stars: halfStars,
    comment: comment(order, mood, random, say),
    reply: replyTo(order, halfStars),
    created_at: new Date(at).toISOString(),
  }
}

/** What the caterer answers to a bad review, whatever its words; null when nothing. */
function replyTo({ key }: PastOrder, halfStars: number): string | null {
  const random = randomOf('reply', key)
  return halfStars <= 5 && random.chance(0.5) ? random.pick(replies) : null
}

/** Around what the caterer is known for; even a good one has a bad evening. */
function starsOf(quality: number, random: Random): number {
  if (random.chance(0.03 + Math.max(0, 4.5 - quality) * 0.14)) return random.int(2, 5)
  const spread = (random.next() + random.next() - 1) * 2.6
  return Math.min(10, Math.max(6, Math.round(quality * 2 + 0.2 + spread)))
}

function comment(order: PastOrder, mood: Mood, random: Random, phrase: Phrases): string {
  const say = (part: keyof (typeof sentences)[Mood]) => phrase(order.caterer.row.id, mood, part)
  const length = random.next()
  if (length < 0.14) return say('short')
  const said = [
    say('food'),
    ...(length > 0.75 ? [say('food')] : []),
    ...(length > 0.35 ? [say('service')] : []),
    ...(length > 0.9 ? [say('service')] : []),
    ...(length > 0.55 ? [say('close')] : []),
  ]
  const [dish = 'dal', other = 'rice'] = random.some(savouries(order), 2)
  const values: Record<string, string> = {
    dish: bare(dish),
    other: bare(other),
    guests: String(order.guests),
    occasion: random.pick(occasionsOf),
  }
  return said
    .map((sentence) => capital(sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)))
    .join(' ')
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What people talk about afterwards: neither the bread nor the lemonade, and one dish in the singular, as the sentences have it. */
function savouries({ offer, selections }: PastOrder): string[] {
  const talkedOf = new Set(
    offer.items.filter(({ name }) => /Starters|Hot Mezze|Main|Rice|Pasta/.test(name)).map(({ id }) => id),
  )
  const names = selections.filter(({ itemId }) => talkedOf.has(itemId)).flatMap(({ dishes }) => dishes)
  const singular = names.filter((name) => !/[^s]s$/.test(name))
  return singular.length > 1 ? singular : names
}

/** Nobody says 'the Jain Paneer Tikka Counter was lovely'. */
function bare(dish: string): string {
  return dish
    .replace(/^Jain /, '')
    .replace(/ Counter$/, ' counter')
    .toLowerCase()
}
