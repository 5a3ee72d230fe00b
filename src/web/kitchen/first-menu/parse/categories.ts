import { dietOfHeading } from './diet.ts'
import { anyWord } from './word-pattern.ts'

/** Words that name a part of a meal and no dish. */
const parts = `starter starters appetizer appetizers appetiser appetisers soup soups salads salad_bar main mains main_course maincourse
  course sweets sweet mithai mithaai meetha mitha dessert desserts desert deserts rice pulao biryani biryanis breads bread roti rotis roti_naan chapati
  dal dals daal farsan farsaan namkeen chaat chaats chat snack snacks beverage beverages drink drinks mocktail mocktails juices
  sabzi sabji subzi sabzis bhaji bhajya shaak shak kathol kadhi usal rassa curries gravy gravies tandoor tandoori_items kebab kebabs kabab kababs tikka_kebab
  nashta nashto breakfast lunch dinner tiffin tiffins jevan bhaat bhat god_padarth god goad shakahari mansahari koshimbir chutney raita raitas papad accompaniments
  accompaniment sides noodles fried_rice pasta pizza pizzas sandwich sandwiches salan counters counter live_counter live_counters stall stalls
  continental chinese italian mexican south_indian north_indian punjabi gujarati maharashtrian rajasthani mughlai thai oriental indo_chinese
  indian ice_creams ice_cream cakes bakery paan mukhwas mukhwas_paan munchies finger_food short_eats vade bhakri poli thali combos
  seafood fish_dishes non_veg nonveg veg jain
  स्टार्टर स्टार्टर्स नाश्ता नाष्टा न्याहारी भाजी भाज्या पोळी भाकरी रोटी भात गोड मिठाई मीठा मिष्ठान्न सब्ज़ी सब्जी दाल डाळ आमटी चावल फरसाण चाट पेय शीतपेय कोशिंबीर
  चटणी उसळ जेवण सूप सलाद पापड नमकीन व्हेज नॉनव्हेज मांसाहारी शाकाहारी जैन मासे रस्सा तोंडी_लावणे
  ફરસાણ શાક રોટલી મીઠાઈ દાળ ભાત કઠોળ પીણાં નાસ્તો ચાટ સ્વીટ જૈન`
/** Words that go with those. */
const besides = `veg non_veg nonveg jain special specials items item welcome hot cold live counter counters station section corner menu and & n or with of the
  evening morning kids dry course bar indian dishes dish variety varieties our fresh regional packed box boxes meals meal assorted
  पदार्थ प्रकार विशेष पदार्थांचे आणि व और`

const isPart = anyWord(parts)
const wholeHeading = new RegExp(String.raw`^(?:${anyWord(`${parts} ${besides}`).source}|[\s/&,+()–—-])+$`, 'iu')
/** Dishes as often as headings: what stands around them decides. */
const either =
  /^(?:(?:jain|veg|non[\s-]?veg|special|gujarati|punjabi|indian|chinese|italian|mexican|thai|south indian|hot|cold|fresh|mix|mixed)\s+)*(?:dal|daal|raita|raitas|papad|salads?|chutney|pulao|biryani|roti|chapati|pasta|pizza|sandwich|ice creams?|kadhi|usal|noodles|fried rice|paan|mukhwas|bread|thali|भात|दाल|रोटी|पापड|चटणी|डाळ)$/i

const isEither = (name: string) => name.split(/\s*(?:[/&+,]|\band\b|\bwith\b)\s*/i).every((part) => either.test(part))

/** '(Any 2)', 'any one', 'choose 3': how many the customer chooses, which a package says. */
const choose =
  /[([]?\s*\b(?:any|choose|choice of|select)\s*(?:\d{1,2}|one|two|three|four|five)?\s*(?:items?)?\b\s*[)\]]?\s*$/i
/** Words that a heading ends with and the category does without. */
const tail = /\s+(?:menu|list)$/i

/** Returns the name of a category without what is not its name. */
export function categoryName(text: string): string {
  return text
    .replace(choose, '')
    .replace(tail, '')
    .replace(/\s*[:–—-]+$/, '')
    .trim()
}

export interface HeadingShape {
  /** The line as a name: without decoration, price, mark and bullet. */
  text: string
  /** Wrapped in asterisks, underscores, rulers or emoji. */
  wrapped: boolean
  /** It ends with a colon or dash. */
  opens: boolean
  shouted: boolean
  hasPrice: boolean
  marker: string
  /** The line after it. */
  next: { marker: string; hasPrice: boolean } | undefined
  afterBlank: boolean
}

/** What a list does with its dishes, with which headings contrast. */
export interface ListHabits {
  wraps: boolean
  shouts: boolean
  /** Most lines have a price. */
  prices: boolean
  /** The bullet or number of most lines; 'none' where there is none. */
  marker: string
}

/** A line is a heading from this score on. */
const enough = 3

/** Reports whether a line is the heading of a category, by its words, its shape and what follows. */
export function isHeading(shape: HeadingShape, habits: ListHabits): boolean {
  const { text, next, marker } = shape
  const name = categoryName(text)
  const words = name.split(/\s+/).length
  const exact = wholeHeading.test(name) && (isPart.test(name) || dietOfHeading(name) !== undefined)
  const isSibling = marker !== 'none' && next?.marker === marker && !shape.wrapped
  const isBare = shape.wrapped || marker === 'none' || (habits.marker !== 'none' && marker !== habits.marker)
  let score = 0
  if (exact) score += isEither(name) ? 2 : 3
  else if (isPart.test(name)) score += 1
  if (shape.opens) score += 3
  if (shape.wrapped && !habits.wraps) score += 3
  if (shape.shouted && !habits.shouts) score += 3
  if (choose.test(text)) score += 2
  if (shape.afterBlank) score += 1
  if (next && isBare && next.marker !== 'none' && !isSibling) score += next.marker === habits.marker ? 3 : 1
  else if (next?.hasPrice && !shape.hasPrice) score += habits.prices ? 3 : 1
  if (next && marker === 'number' && next.marker === 'letter') score += 3
  if (shape.hasPrice) score -= 4
  if (isSibling) score -= 3
  else if (!isBare && marker !== 'number' && !exact) score -= 2
  if (words > 5) score -= 3
  return score >= enough
}

/** Reports whether a text names nothing but categories: 'Rice & Roti'. */
export function isCategoryName(text: string): boolean {
  const name = categoryName(text)
  return wholeHeading.test(name) && isPart.test(name)
}
