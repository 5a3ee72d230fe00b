import type { Diet } from '#contract/values/diet.ts'
import { notJainIn } from '#contract/values/jain-words.ts'
import { anyWord } from './word-pattern.ts'

const meat =
  anyWord(`chicken chiken chikan murgh murg murghi mutton gosht ghosht lamb kid_gosht beef pork ham bacon turkey duck quail
  pepperoni salami sausage sausages fish macchi machhi machli machchi maach mach prawn prawns shrimp shrimps jhinga kolambi kolmi crab
  crabs chimbori khekda lobster squid calamari oyster oysters mussels tisrya tisrey shimplya surmai pomfret paplet bombil bombay_duck
  bangda mackerel rawas halva_fish mandeli mori sukat javla sode hilsa ilish rohu katla bhetki basa salmon tuna egg eggs anda ande baida
  omelette omlet omelet akuri kombdi komdi tangdi tangri raan nalli bheja paya kaleji trotters boti farcha seafood chingri mangsho murgi murgir kosha_mangsho pabda parshe chitol golda dimer sungta kingfish chonak chorizo sorpotel meen kozhi
  karimeen kukkad kukad rista gushtaba matan kombadi khima tambda_rassa tambada_rassa pandhra_rassa vajri kibbeh laal_maas lal_maas maas mans non_veg nonveg
  चिकन मटण मटन मच्छी मछली मासे मासा कोळंबी झींगा अंडा अंडे अंडी अंड सुरमई पापलेट बोंबील बांगडा रावस कोंबडी मुर्ग गोश्त खेकडा चिंबोरी तिसऱ्या
  ચિકન મટન માછલી ઈંડા ઇંડા`)
/** Dishes of meat that are cooked without it too, which their name then says. */
const meatDish = anyWord(
  'keema kheema qeema kima haleem nihari shami galouti galawati rogan_josh vindaloo xacuti cafreal reshmi_kebab reshmi_kabab shawarma shwarma shish_taouk steak कीमा खिमा',
)
const notMeat = anyWord(
  'eggless egg_free no_egg without_egg without_eggs soya soy mock vegan vegetarian veg veggie vegetable vegetables',
)
const vegetable =
  anyWord(`paneer mushroom gobi gobhi aloo dal dahi corn rajma kathal jackfruit mirchi palak beetroot nutri soya tofu subz sabz subj chana chane falafel hummus
  पनीर सोया`)
const nonVegWord = anyWord('non_veg nonveg n/v nv non_vegetarian mansahari mansahaari नॉनव्हेज मांसाहारी')
const vegWord = anyWord('veg vegetarian pure_veg shakahari shakahaari शाकाहारी')
const jainWord = anyWord('jain जैन જૈન')
const choice = /[/,]|\bor\b/i
/** What a Jain dish is said to be made without. */
const leftOut = /\b(?:no|without|w\/o)\b[^()]*/gi

/** Marks of Indian food labels as chats write them, for each diet. */
const marks: readonly (readonly [Diet, RegExp])[] = [
  ['nonVeg', /[🔴🟥🟤🔺]|[([]\s*(?:n\.?\s?\/?\s?v\.?|non\s*-?\s*veg(?:etarian)?)\s*[)\]]|\sNV$/iu],
  ['veg', /[🟢🟩💚]|[([]\s*(?:v|veg|vegetarian|pure veg|v\s?\/\s?j)\s*[)\]]|\s\bV$/u],
  ['veg', /[([]\s*(?:v|veg|vegetarian|pure veg|v\s?\/\s?j)\s*[)\]]/iu],
  ['jain', /[([]\s*(?:j|jain)\s*[)\]]|\sJ$/u],
  ['jain', /[([]\s*(?:j|jain)\s*[)\]]/iu],
]

/** Returns a line without the mark of its diet, and the diet that it marks. */
export function withoutMark(line: string): { text: string; mark?: Diet } {
  for (const [mark, pattern] of marks)
    if (pattern.test(line)) return { text: line.replace(new RegExp(pattern, `g${pattern.flags}`), ' ').trim(), mark }
  return { text: line }
}

/** Returns the diet that a heading says all its dishes have; undefined when it says none, or several. */
export function dietOfHeading(text: string): Diet | undefined {
  const rest = text.replace(new RegExp(nonVegWord, 'giu'), ' ')
  const said = [rest !== text && 'nonVeg', vegWord.test(rest) && 'veg', jainWord.test(rest) && 'jain'] as const
  const diets = said.filter((diet) => diet !== false)
  return diets.length === 1 ? diets[0] : undefined
}

export interface FoundDiet {
  diet: Diet
  /** What contradicts the diet that the list says, in lower case. */
  doubt?: string
}

/**
 * Returns the diet of a dish by its mark, its words and its heading. Where they contradict each other it is the one that harms nobody:
 * what may be meat is non-veg, and what no Jain eats is not Jain.
 */
export function dietOf(name: string, mark: Diet | undefined, heading: Diet | undefined): FoundDiet {
  const animal = animalIn(name)
  if (animal !== undefined) return { diet: 'nonVeg', ...((mark === 'veg' || mark === 'jain') && { doubt: animal }) }
  const jainSaid = mark === 'jain' || (mark === undefined && (jainWord.test(name) || heading === 'jain'))
  if (jainSaid && !(heading === 'jain' && mark === undefined && nonVegWord.test(name))) {
    const word = notJainIn(name.replace(leftOut, ''))
    return word === undefined ? { diet: 'jain' } : { diet: 'veg', doubt: word }
  }
  if (mark !== undefined) return { diet: mark }
  if (vegWord.test(name) || vegetable.test(name)) return { diet: 'veg' }
  return { diet: heading ?? 'veg' }
}

/** Returns the first word of a dish that is of meat, fish or egg; undefined when none is. */
function animalIn(name: string): string | undefined {
  const word = meat.exec(name)?.[0].toLowerCase()
  if (word !== undefined)
    return notMeat.test(name.replace(new RegExp(nonVegWord, 'giu'), '')) && !choice.test(name) ? undefined : word
  const dish = meatDish.exec(name)?.[0].toLowerCase()
  return dish === undefined || notMeat.test(name) || vegetable.test(name) ? undefined : dish
}
