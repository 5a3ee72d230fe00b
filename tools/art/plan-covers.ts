import type { Cuisine } from '#contract/values/cuisine.ts'
import { slugOf } from '#contract/values/slug.ts'
import { demoCaterers } from '#db/world/demo-caterers/index.ts'
import type { DemoCaterer } from '#db/world/demo-caterers/demo-caterer.ts'
import { randomOf } from '#db/world/random.ts'
import type { DishKind } from './dishes/index.ts'
import { isForJains, isJainKitchen } from './jain-food.ts'
import type { MoodName } from './table/moods.ts'

/** What a cuisine is known by: rich dishes for the middle of a picture, others around them. */
interface Signature {
  moods: readonly MoodName[]
  heroes: readonly DishKind[]
  others: readonly DishKind[]
  /** With meat, fish or egg: only for kitchens that cook them. */
  meat: readonly DishKind[]
}

export const signatures: Record<Cuisine, Signature> = {
  'North Indian': {
    moods: ['wedding', 'punjabi', 'corporate', 'terracotta'],
    heroes: ['thali', 'paneer-butter-masala', 'veg-biryani', 'paneer-tikka', 'kadai-paneer', 'malai-kofta'],
    others: [
      'dal-makhani',
      'butter-naan',
      'palak-paneer',
      'chole',
      'samosa',
      'gulab-jamun',
      'raita',
      'aloo-gobi',
      'jeera-rice',
      'rajma',
      'gajar-halwa',
      'shahi-tukda',
    ],
    meat: ['biryani', 'butter-chicken', 'chicken-tikka', 'kebab', 'rogan-josh'],
  },
  Maharashtrian: {
    moods: ['maharashtrian', 'festive', 'punjabi', 'cream'],
    heroes: ['maharashtrian-thali', 'misal', 'pav-bhaji', 'puran-poli', 'vada-pav'],
    others: [
      'poha',
      'kothimbir-vadi',
      'shrikhand',
      'modak',
      'dal-tadka',
      'sev-tameta',
      'upma',
      'pithla',
      'solkadhi',
      'usal',
    ],
    meat: ['chicken-curry', 'prawn-curry', 'fish-fry', 'prawn-fry'],
  },
  Gujarati: {
    moods: ['gujarati', 'festive', 'cream', 'rajasthani'],
    heroes: ['gujarati-thali', 'dhokla', 'undhiyu', 'puri-bhaji', 'khandvi'],
    others: [
      'gujarati-kadhi',
      'jalebi',
      'shrikhand',
      'samosa',
      'patra',
      'sev-tameta',
      'sweet-dal',
      'kachori',
      'aamras',
      'handvo',
      'roti',
      'barfi',
    ],
    meat: [],
  },
  Kathiyawadi: {
    moods: ['gujarati', 'terracotta', 'cream', 'south'],
    heroes: ['kathiyawadi-thali', 'sev-tameta', 'ringan-olo', 'rotla'],
    others: [
      'gujarati-kadhi',
      'undhiyu',
      'garlic-potatoes',
      'gathiya',
      'chilli-pickle',
      'bhindi-masala',
      'khichdi',
      'chaas',
      'lapsi',
      'papad',
      'bhajiya',
      'garlic-chutney',
    ],
    meat: [],
  },
  Rajasthani: {
    moods: ['rajasthani', 'terracotta', 'gujarati', 'wedding'],
    heroes: ['rajasthani-thali', 'dal-baati', 'gatte', 'ghewar'],
    others: [
      'ker-sangri',
      'ladoo',
      'raita',
      'kachori',
      'moong-halwa',
      'jalebi',
      'papad',
      'malpua',
      'garlic-chutney',
      'rotla',
      'bonda',
    ],
    meat: ['laal-maas', 'white-curry'],
  },
  'South Indian': {
    moods: ['south', 'cream', 'wedding', 'maharashtrian'],
    heroes: ['south-thali', 'masala-dosa', 'idli-vada', 'uttapam', 'appam'],
    others: [
      'sambar',
      'medu-vada',
      'idli',
      'coconut-chutney',
      'lemon-rice',
      'upma',
      'kheer',
      'curd-rice',
      'avial',
      'kesari',
      'filter-coffee',
      'rasam',
    ],
    meat: ['green-chicken', 'fish-curry', 'chicken-curry'],
  },
  Bengali: {
    moods: ['bengali', 'wedding', 'maharashtrian', 'cream'],
    heroes: ['bengali-thali', 'luchi', 'mishti-doi', 'rasgulla', 'chhanar-dalna'],
    others: [
      'sandesh',
      'khichdi',
      'dal-tadka',
      'shukto',
      'yellow-pulao',
      'croquettes',
      'patishapta',
      'dhokar-dalna',
      'tomato-chutney',
      'banana-blossom',
    ],
    meat: ['fish-curry', 'kosha-mangsho', 'malai-prawn', 'fish-fry'],
  },
  Chinese: {
    moods: ['chinese', 'corporate', 'festive', 'thai'],
    heroes: ['hakka-noodles', 'momos', 'manchurian', 'schezwan-rice', 'chilli-paneer'],
    others: [
      'fried-rice',
      'spring-rolls',
      'hot-sour-soup',
      'kung-pao',
      'chilli-potato',
      'sweet-corn-soup',
      'crispy-corn',
      'rice-noodles',
      'black-bean',
      'darsaan',
    ],
    meat: ['chicken-lollipop', 'wonton-soup', 'golden-prawns'],
  },
  Italian: {
    moods: ['italian', 'cream', 'corporate', 'picnic'],
    heroes: ['pizza', 'pasta', 'lasagne', 'penne-arrabbiata', 'pesto-pasta'],
    others: [
      'bruschetta',
      'garlic-bread',
      'tiramisu',
      'penne-alfredo',
      'green-salad',
      'minestrone',
      'risotto',
      'caprese-skewers',
      'panna-cotta',
      'dinner-rolls',
    ],
    meat: ['prawn-fry'],
  },
  Mexican: {
    moods: ['mexican', 'terracotta', 'cream', 'rajasthani'],
    heroes: ['tacos', 'nachos', 'burrito-bowl', 'quesadilla', 'enchiladas'],
    others: [
      'guacamole',
      'salsa',
      'churros',
      'bean-chilli',
      'corn-cups',
      'tortilla-soup',
      'stuffed-chillies',

      'black-beans',
      'flan',
    ],
    meat: ['green-enchiladas'],
  },
  Lebanese: {
    moods: ['lebanese', 'cream', 'maharashtrian', 'terracotta'],
    heroes: ['mezze', 'falafel', 'fattoush', 'hummus'],
    others: [
      'pita',
      'baba-ganoush',
      'tabbouleh',
      'vine-leaves',
      'baklava',
      'lentil-soup',
      'labneh',
      'muhammara',
      'kunafa',
    ],
    meat: ['kebab', 'shawarma'],
  },
  Thai: {
    moods: ['thai', 'south', 'cream', 'lebanese'],
    heroes: ['thai-green-curry', 'veg-noodles', 'mango-sticky-rice', 'red-curry-vegetables'],
    others: [
      'spring-rolls',
      'jeera-rice',
      'tofu',
      'papaya-salad',
      'greens',
      'coconut-soup',
      'yellow-curry',
      'rubies-in-coconut',
      'rice-noodles',
    ],
    meat: ['pad-thai', 'tom-yum', 'thai-red-curry'],
  },
}

export interface CoverPlan {
  name: string
  mood: MoodName
  layout: number
  /** The most important first. */
  dishes: readonly DishKind[]
  /** Drawn without onion. */
  isJain?: true
}

/** A cover for each caterer, from its own cuisines; the same for as long as the list of kitchens begins the same. */
export function coverPlans(): CoverPlan[] {
  const led = new Map<Cuisine, number>()
  return demoCaterers.map((demoCaterer) => {
    const [lead] = demoCaterer.cuisines
    const turn = led.get(lead) ?? 0
    led.set(lead, turn + 1)
    return coverOf(demoCaterer, turn)
  })
}

/** `turn`: how many kitchens before this one lead with the same cuisine. Each takes the next hero, mood and layout. */
function coverOf(demoCaterer: DemoCaterer, turn: number): CoverPlan {
  const meaty = demoCaterer.diets.includes('nonVeg')
  const [lead, ...others] = demoCaterer.cuisines
  const random = randomOf('cover', demoCaterer.name)
  const isJain = isJainKitchen(demoCaterer)
  const { moods, heroes, others: around, meat } = isJain ? jainSignature(lead) : signatures[lead]
  const hero = meaty && meat.length > 0 && turn % 3 === 2 ? meat[turn % meat.length] : heroes[turn % heroes.length]
  const mayServe = (kind: DishKind) => !isJain || isForJains(kind)
  const own = random.some([...around, ...heroes, ...(meaty ? meat : [])], 12)
  const borrowed = others.flatMap((cuisine) =>
    random.some([...signatures[cuisine].heroes, ...signatures[cuisine].others].filter(mayServe), 2),
  )
  const dishes = [
    ...new Set([hero, own[0], ...borrowed.slice(0, 1), own[1], own[2], ...borrowed.slice(1, 3), ...own.slice(3)]),
  ]
  return {
    name: slugOf(demoCaterer.name),
    mood: moods[(turn + (turn >> 2)) % moods.length] ?? 'cream',
    layout: turn * 5 + random.int(0, 1),
    dishes: dishes.filter((kind) => kind !== undefined).slice(0, 7),
    ...(isJain && { isJain }),
  }
}

/** What a cuisine is known by among Jain guests. */
export function jainSignature(cuisine: Cuisine): Signature {
  const { moods, heroes, others } = signatures[cuisine]
  return { moods, heroes: heroes.filter(isForJains), others: others.filter(isForJains), meat: [] }
}
