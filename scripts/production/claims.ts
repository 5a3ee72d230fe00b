import { brand } from '#contract/brand.ts'
import { guestBands } from '#contract/values/guest-band.ts'

/** What the data of a product holds. Whatever a page says beyond it is a claim. */
export interface Facts {
  /** The most that a page may count, by what is counted. */
  counts: Readonly<Record<'caterers' | 'orders' | 'reviews' | 'stories', number>>
  /** Rupees that a plate, a box or a dish costs somewhere. */
  prices: readonly number[]
  /** Codes of coupons that can be used. */
  codes: readonly string[]
}

type Counted = keyof Facts['counts']

/** Words for what is counted, in the plural and in the singular. */
const nouns: readonly [RegExp, Counted][] = [
  [/caterers?|kitchens?/, 'caterers'],
  [/orders?|bookings?|events?|weddings|parties|meals served|customers?|hosts?/, 'orders'],
  [/reviews?|ratings?/, 'reviews'],
  [/testimonials?|stories/, 'stories'],
]
const noun = nouns.map(([{ source }]) => source).join('|')

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twenty', 'fifty', 'hundred']
const number = String.raw`\d[\d,]*|${words.join('|')}`
/** 'up to 3 caterers' bounds what a visitor does; 'minimum 10' and 'per booking' are terms. */
const counting = new RegExp(
  String.raw`(?<bound>\bup to |\bmaximum |\bminimum )?(?<![\d₹])\b(?<figure>${number})(?<more>\+?) (?:[a-z-]+ ){0,2}?(?<noun>${noun})\b`,
  'gi',
)
/** How many there are, without a figure. */
const quantifying = new RegExp(
  String.raw`(?<!\bhow )\b(?:many|most|several|plenty of|dozens of|hundreds of|thousands of|countless|lakhs? of)\b(?: [\w’]+){0,2}? (?:${noun})\b`,
  'gi',
)
/** How good or how much asked for they are. */
const praising = new RegExp(
  String.raw`\b(?:best|finest|leading|top|top-rated|trusted|favourite|popular|loved|famous|award-winning|no\.? ?1|#1|handpicked|hand-picked)\b(?: [\w’]+){0,2}? (?:caterers?|kitchens?|searches|dishes|packages|choices?|marketplace|platform|areas)\b|\bkitchens? (?:too|nearby|among them)\b`,
  'gi',
)
const pricing = /(?:from |starting at )₹ ?([\d,]+(?:\.\d+)?)(?! to )|₹ ?([\d,]+(?:\.\d+)?) ?(?:per |a |\/ ?)plate/gi
const crowd = /\b(\d[\d,]*)\+ guests\b/gi
const code = /\b[Cc]ode ([A-Z][A-Z0-9]{2,})\b/g
/** What leads to discounts. */
const offering = /^offers$/gi
const discount = /\b\d+ ?% off\b|\bfree (?:gift|cake|tasting)\b/gi
const rated = /\b([\d.]+) (?:of|out of) 5\b|structured data: /gi

const titleEnd = new RegExp(` · ${brand.name}$`)

/** Who speaks of Pangat, and not of the trade. */
const ourselves = new RegExp(String.raw`\b(?:we|us|our|ours|${brand.name})\b`, 'i')

/** Sentences and figures of a line that the data does not back. */
export function claimsIn(line: string, facts: Facts): string[] {
  return [...vagueClaims(line, facts), ...exactClaims(line, facts)].map(toFinding(line))
}

/** As {@link claimsIn}, for a guide: it may advise how to choose among five caterers, and say what most of them do. */
export function claimsInGuide(line: string, facts: Facts): string[] {
  const sentences = line.replace(titleEnd, '').split(/(?<=[.?!]) /)
  const aboutUs = sentences.filter((sentence) => ourselves.test(sentence))
  return [...aboutUs.flatMap((sentence) => vagueClaims(sentence, facts)), ...exactClaims(line, facts)].map(
    toFinding(line),
  )
}

const toFinding = (line: string) => (text: string) => `claim: “${text}” in “${line.slice(0, 160)}”`

/** Counts, amounts without a figure and praise. */
function vagueClaims(text: string, facts: Facts): string[] {
  return [
    ...[...text.matchAll(counting)].filter((match) => isUnbackedCount(match, facts)),
    ...text.matchAll(quantifying),
    ...text.matchAll(praising),
  ].map(([claim]) => claim)
}

/** Prices, sizes, codes, discounts and ratings. */
function exactClaims(text: string, facts: Facts): string[] {
  const { codes, counts, prices } = facts
  return [
    ...[...text.matchAll(pricing)].filter(([, a, b]) => !prices.includes(rupees(a ?? b))),
    ...[...text.matchAll(crowd)].filter(([, figure]) => !guestBands.some((band) => band === `${figure}+`)),
    ...[...text.matchAll(code)].filter(([, word = '']) => !codes.includes(word)),
    ...(codes.length === 0 ? [...text.matchAll(discount), ...text.matchAll(offering)] : []),
    ...(counts.reviews === 0 ? text.matchAll(rated) : []),
  ].map(([claim]) => claim)
}

function isUnbackedCount({ groups = {} }: RegExpMatchArray, { counts }: Facts): boolean {
  const { bound, figure = '', more, noun: named = '' } = groups
  if (bound) return false
  const counted = nouns.find(([words]) => new RegExp(`^(?:${words.source})$`, 'i').test(named))?.[1] ?? 'caterers'
  const spelt = words.indexOf(figure.toLowerCase())
  return more === '+' || (spelt === -1 ? Number(figure.replaceAll(',', '')) : spelt + 2) > counts[counted]
}

function rupees(text = ''): number {
  return Number(text.replaceAll(',', ''))
}
