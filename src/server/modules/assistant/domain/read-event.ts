import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import { cuisines, type Cuisine } from '#contract/values/cuisine.ts'
import { type Diet } from '#contract/values/diet.ts'
import {
  guestsOf,
  isGuestCount,
  noEvent,
  normalEvent,
  type DietCounts,
  type PlannedEvent,
} from '#contract/values/event.ts'
import type { Occasion } from '#contract/values/occasion.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { readDay } from './read-day.ts'

/** What a question says of an event and of the caterer wanted for it. */
export interface ReadEvent {
  /** Without its place, which is found in what is left of the text. */
  event: PlannedEvent
  /** A number of guests below the smallest order. */
  tooFew: boolean
  cuisine: Cuisine | undefined
  pureVeg: boolean
  jain: boolean
  nonVeg: boolean
  /** The text without days, numbers and amounts. */
  rest: string
}

const people =
  '(?:people|persons?|ppl|peoples|guests?|gests?|log|logo|logon|pax|heads?|members|mehman|aadmi|kids|children|bachche|friends|colleagues|employees|staff|plates?)'
const diet = '(non ?-?veg(?:etarian)?|veg(?:etarian)?|jain)'
const money = String.raw`(?:rs\.?|inr|₹|rupees)`

const budgets = [
  new RegExp(
    String.raw`\b(?:under|below|within|upto|up to|less than|max(?:imum)?|budget(?: is| of)?|not more than) ?${money}? ?(\d[\d,]{1,6})\b(?! ?(?:people|guests?|log|ppl|pax|km))`,
  ),
  new RegExp(String.raw`${money} ?(\d[\d,]{1,6})(?:/-)?`),
  new RegExp(
    String.raw`\b(\d[\d,]{1,6}) ?(?:/-|${money}|tak\b|tk\b|se kam\b|ke andar\b|(?:per|a|/) ?(?:plate|head|person)\b)`,
  ),
]
const dietCount = new RegExp(
  String.raw`\b(\d{1,5}) (?:of (?:them|us) (?:are )?)?${diet}\b(?! (?:people|guests?|log|ppl|pax)? ?(?:under|below))`,
  'g',
)
const guestCounts = [
  new RegExp(String.raw`\b(\d{1,5}) ?(?:se \d+ |- ?\d+ |to \d+ )?(?:\w+ )?${people}\b`),
  /\b(?:for|of|with|guests?:?) (\d{1,5})\b(?! ?(?:rs|rupees|hours?|hrs|km|days?|am|pm))/,
]

const occasionWords: Readonly<Record<Occasion, RegExp>> = {
  engagement: /\b(?:engagement|sagai|ring ceremony|roka|sakharpuda)\b/,
  housewarming: /\b(?:house ?warming|griha? ?prav?esh|gruh ?pravesh|vastu(?: shanti)?)\b/,
  birthday: /\b(?:birthday|bday|b'day|janamdin|janmdin|birth day|vaddivas)\b/,
  anniversary: /\b(?:anniversary|aniversary|anniversery|salgirah)\b/,
  wedding: /\b(?:weddings?|shaadi|shadi|shaddi|vivah|lagna|marriage|reception|sangeet|mehendi|haldi|nikah|baraat)\b/,
  pooja: /\b(?:pooja|puja|satyanarayan|havan|kirtan|jagran|naming ceremony|mundan|barsi)\b/,
  office: /\b(?:office|ofice|corporate|company|team lunch|conference|seminar|meeting)\b/,
  party: /\b(?:kitty party|farewell|get ?together|house party|cocktail party|pool party)\b/,
}
const kindWords: Readonly<Record<ServiceKind, RegExp>> = {
  thali: /\b(?:thalis?|thalli)\b/,
  boxes: /\b(?:boxes|box|snack box(?:es)?|packets|lunch box(?:es)?|tiffins)\b/,
  counters: /\b(?:live counters?|counters?|stalls?)\b/,
  buffet: /\b(?:buffet|bufet|buffe)\b/,
}
const cuisineWords: readonly (readonly [RegExp, Cuisine])[] = [
  ...cuisines.map((cuisine) => [new RegExp(String.raw`\b${cuisine.toLowerCase()}\b`), cuisine] as const),
  [/\b(?:punjabi|mughlai)\b/, 'North Indian'],
  [/\b(?:udupi|udipi|kerala|tamil|andhra)\b/, 'South Indian'],
  [/\b(?:marathi|malvani|konkani)\b/, 'Maharashtrian'],
  [/\b(?:gujrati|gujju)\b/, 'Gujarati'],
  [/\b(?:marwadi|marwari)\b/, 'Rajasthani'],
  [/\b(?:indo chinese|chinees|chineese)\b/, 'Chinese'],
]

/** Reads a plain text. What it does not say is left out; what cannot be is left out as well. */
export function readEvent(plain: string, today: Day): ReadEvent {
  const { day, rest: withoutDay } = readDay(plain, today)
  const { budget, rest: withoutBudget } = readBudget(withoutDay)
  const counted = readDiets(withoutBudget)
  const { guests, rest } = readGuests(counted.rest)
  const jain = /\bjain\b/.test(plain)
  const nonVeg = /\bnon ?-?veg|\bnonveg\b|\b(?:chicken|mutton|fish)\b/.test(plain)
  const pureVeg = /\b(?:pure|only|shuddh|100%) veg/.test(plain)
  const veg = !nonVeg && (pureVeg || /\bveg(?:etarian)?\b|\bshakahari\b/.test(plain))
  const sum = guestsOf(counted.diets)
  const total = guests ?? (sum > 0 ? sum : undefined)
  const isCount = total !== undefined && isGuestCount(total)
  const alone: Diet | undefined = nonVeg ? undefined : jain && !veg ? 'jain' : veg && !jain ? 'veg' : undefined
  const diets = isCount
    ? sum === total
      ? counted.diets
      : sum === 0 && alone
        ? { [alone]: total }
        : undefined
    : undefined
  const event = normalEvent({
    ...noEvent,
    date: day,
    guests: isCount ? total : undefined,
    diets,
    budget,
    occasion: firstOf(occasionWords, plain),
    kind: firstOf(kindWords, plain),
  })
  return {
    event,
    tooFew: total !== undefined && total < limits.order.minGuests,
    cuisine: cuisineWords.find(([words]) => words.test(plain))?.[1],
    pureVeg,
    jain,
    nonVeg,
    rest,
  }
}

/** More rupees than a plate costs are the budget of a whole event, of which a plate's cannot be told. */
const mostPerPlate = 5_000

function readBudget(plain: string): { budget: number | undefined; rest: string } {
  for (const pattern of budgets) {
    const [text, amount] = pattern.exec(plain) ?? []
    if (text && amount) {
      const rupees = Number(amount.replaceAll(',', ''))
      return { budget: rupees >= 1 && rupees <= mostPerPlate ? rupees : undefined, rest: plain.replace(text, ' ') }
    }
  }
  return { budget: undefined, rest: plain }
}

function readDiets(plain: string): { diets: DietCounts; rest: string } {
  const diets: DietCounts = {}
  const rest = plain.replace(dietCount, (_, count: string, name: string) => {
    const eaten: Diet = name === 'jain' ? 'jain' : name.startsWith('non') ? 'nonVeg' : 'veg'
    diets[eaten] = (diets[eaten] ?? 0) + Number(count)
    return ` ${name} `
  })
  return { diets, rest }
}

function readGuests(plain: string): { guests: number | undefined; rest: string } {
  for (const pattern of guestCounts) {
    const [text, count] = pattern.exec(plain) ?? []
    if (text && count) return { guests: Number(count), rest: plain.replace(text, (whole) => whole.replace(count, ' ')) }
  }
  return { guests: undefined, rest: plain }
}

function firstOf<Name extends string>(words: Readonly<Record<Name, RegExp>>, plain: string): Name | undefined {
  // The keys of the records above are their own.
  return (Object.keys(words) as Name[]).find((name) => words[name].test(plain))
}
