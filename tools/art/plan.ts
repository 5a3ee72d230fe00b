import { cuisines, type Cuisine } from '#contract/values/cuisine.ts'
import { slugOf } from '#contract/values/slug.ts'
import { cookbook } from '#db/world/cookbook/index.ts'
import { packagePictures } from '#db/world/packages.ts'
import { randomOf } from '#db/world/random.ts'
import type { Scene } from './compose.ts'
import { dishKinds, isDishKind, type DishKind } from './dishes/index.ts'
import { Pen, type Draw } from './kit/pen.ts'
import { Sheet } from './kit/sheet.ts'
import { isForJains, jainDish, jainly } from './jain-food.ts'
import { coverPlans, type CoverPlan } from './plan-covers.ts'
import { jainSpreadPlans, spreadPlans } from './plan-spreads.ts'
import { areaCards } from './plan-areas.ts'
import { emptyTable, prop } from './plan-table.ts'
import { ownText, shareText, type ShareText } from './share-card.ts'
import { coverLayouts, laid, type Layout } from './table/layouts.ts'
import { moods, type MoodName } from './table/moods.ts'
import { familyOccasions } from './table/family-occasions.ts'
import type { Occasion } from './table/occasion.ts'
import { publicOccasions } from './table/public-occasions.ts'

/** The product's own pictures stand on every site; those of the demo city only where it does. */
export type Album = 'product' | 'city'

/** One picture to be drawn, and the sizes pages ask for. */
export interface Planned {
  /** Its path below `/pictures/`, without size and ending. */
  name: string
  album: Album
  scene: Scene
  /** Pixels; the last is the largest. */
  sizes: readonly (readonly [width: number, height: number])[]
  format: 'avif' | 'jpg'
}

const cover = [
  [480, 320],
  [640, 427],
  [960, 640],
] as const
const tile = [
  [240, 240],
  [480, 480],
] as const

/** Tiles that head the page of their service as well. */
const head = [...tile, [720, 720]] as const

const shareSize = [1200, 630] as const

/** Every picture there is to be. */
export function planned(): Planned[] {
  return [...productPictures(), ...cityPictures()]
}

function productPictures(): Planned[] {
  const own = (name: string, scene: Scene, sizes: Planned['sizes'], format: Planned['format'] = 'avif'): Planned => ({
    name,
    album: 'product',
    scene,
    sizes,
    format,
  })
  const sheet: CoverPlan = { name: 'hero', mood: 'wedding', layout: 0, dishes: heroDishes }
  return [
    own(
      'for-caterers',
      coverScene({ ...sheet, name: 'for caterers', mood: 'gujarati', layout: 1, dishes: catererDishes }, 960, 640),
      cover,
    ),
    own('default', emptyTable(), cover),
    own('hero', coverScene({ ...sheet, mood: 'maharashtrian' }, 1440, 960), [...cover, [1440, 960]]),
    own('share/default', shareCard(sheet, ownText), [shareSize], 'jpg'),
    ...areaCards.map(({ text, ...plan }) => own(`share/${plan.name}`, shareCard(plan, text), [shareSize], 'jpg')),
    ...cuisines.map((cuisine) => own(`cuisines/${slugOf(cuisine)}`, dishScene(tileOf[cuisine], moodOf[cuisine]), tile)),
    ...Object.entries({ ...familyOccasions, ...publicOccasions }).map(([slug, occasion]) =>
      own(`services/${slug}`, occasionScene(slug, occasion), head),
    ),
  ]
}

function cityPictures(): Planned[] {
  const city = { album: 'city', format: 'avif' } as const
  return [
    ...[...coverPlans(), ...spreadPlans(), ...jainSpreadPlans()].map((plan): Planned => ({
      name: `covers/${plan.name}`,
      scene: coverScene(plan, 960, 640),
      sizes: cover,
      ...city,
    })),
    ...servedKinds().map((kind): Planned => ({
      name: `dishes/${kind}`,
      scene: dishScene(kind, moodOfDish(kind)),
      sizes: tile,
      ...city,
    })),
    ...jainKinds().map((kind): Planned => ({
      name: `dishes/${kind}-jain`,
      scene: dishScene(kind, moodOfDish(kind), jainDish(kind)),
      sizes: tile,
      ...city,
    })),
  ]
}

/** The kinds of dishes on the menus and packages of the city. */
export function servedKinds(): DishKind[] {
  const named = [...cookbook.flatMap(({ picture }) => picture ?? []), ...packagePictures]
  return [...new Set(named)].filter(isDishKind).sort()
}

/** Kinds that Jain guests are served and that are drawn with onion for others. */
export function jainKinds(): DishKind[] {
  return servedKinds().filter((kind) => isForJains(kind) && hasOnion(dishKinds[kind]))
}

function hasOnion(draw: Draw): boolean {
  const plain = (each: Draw) => each(new Pen(new Sheet(), randomOf('onion'), [0, 0], 1))
  return plain(draw) !== plain(jainly(draw))
}

const catererDishes: readonly DishKind[] = [
  'gujarati-thali',
  'jalebi',
  'dhokla',
  'undhiyu',
  'shrikhand',
  'puri-bhaji',
  'gujarati-kadhi',
]
const heroDishes: readonly DishKind[] = [
  'thali',
  'paneer-butter-masala',
  'dal-makhani',
  'masala-dosa',
  'veg-biryani',
  'gulab-jamun',
  'samosa',
]

const tileOf: Record<Cuisine, DishKind> = {
  Maharashtrian: 'maharashtrian-thali',
  'North Indian': 'paneer-butter-masala',
  'South Indian': 'masala-dosa',
  Gujarati: 'dhokla',
  Chinese: 'momos',
  Italian: 'pizza',
  Kathiyawadi: 'sev-tameta',
  Rajasthani: 'dal-baati',
  Mexican: 'tacos',
  Lebanese: 'falafel',
  Thai: 'mango-sticky-rice',
  Bengali: 'rasgulla',
}

const moodOf: Record<Cuisine, MoodName> = {
  Maharashtrian: 'maharashtrian',
  'North Indian': 'punjabi',
  'South Indian': 'south',
  Gujarati: 'festive',
  Chinese: 'chinese',
  Italian: 'italian',
  Kathiyawadi: 'gujarati',
  Rajasthani: 'rajasthani',
  Mexican: 'mexican',
  Lebanese: 'lebanese',
  Thai: 'thai',
  Bengali: 'bengali',
}

/** The cuisine that serves it has chosen the cloth; what everybody serves lies on any. */
function moodOfDish(kind: DishKind): MoodName {
  const { cuisine } = cookbook.find(({ picture }) => picture === kind) ?? {}
  const random = randomOf('mood', kind)
  const anyCloth = Object.keys(moods) as MoodName[] // The keys of a constant are known.
  return cuisine && cuisine !== 'any' && cuisine !== 'indian' ? moodOf[cuisine] : random.pick(anyCloth)
}

function coverScene({ name, mood, layout, dishes, isJain }: CoverPlan, width: number, height: number): Scene {
  const places: Layout = coverLayouts[layout % coverLayouts.length] ?? []
  const random = randomOf('scene', name)
  const festive = mood === 'wedding' || mood === 'festive'
  const plain = mood === 'corporate' || mood === 'italian' || mood === 'picnic'
  const [x = 0.5] = places[0] ?? []
  return {
    width,
    height,
    mood,
    napkin: {
      x: (x + 0.04) * width,
      y: height * 0.52,
      width: height * 0.62,
      height: height * 1.25,
      turn: -34 + 6 * (layout % 4),
    },
    items: laid({
      width,
      height,
      layout: places,
      dishes,
      random,
      diyas: festive ? 2 : 0,
      flowers: plain ? 0 : 5,
      petals: plain ? 2 : 10,
    }).map((item) => (isJain && isDishKind(item.name) ? { ...item, ...jainDish(item.name) } : item)),
  }
}

function shareCard(plan: CoverPlan, text: ShareText): Scene {
  return { ...coverScene(plan, ...shareSize), over: shareText(text, ...shareSize) }
}

/** One dish in the middle of a square, something small in a corner. */
function dishScene(
  kind: DishKind,
  mood: MoodName,
  dish: { name: string; draw: Draw } = { name: kind, draw: dishKinds[kind] },
): Scene {
  const random = randomOf('dish', kind)
  const corner = random.pick([
    [
      ['anise', 0.1, 0.88, 0.06],
      ['cardamom', 0.2, 0.94, 0.05],
    ],
    [['marigold-orange', 0.07, 0.1, 0.1]],
    [
      ['sprig', 0.1, 0.12, 0.13],
      ['cinnamon', 0.1, 0.92, 0.1],
    ],
    [
      ['marigold-yellow', 0.08, 0.92, 0.1],
      ['petal-red', 0.09, 0.08, 0.035],
    ],
  ] as const)
  const size = 480
  const small = corner.map(([name, x, y, r]) => prop(name, x * size, y * size, r * size))
  return {
    width: size,
    height: size,
    mood,
    napkin: { x: size * 0.7, y: size * 0.74, width: size * 0.62, height: size * 0.9, turn: random.pick([22, 34]) },
    items: [...small, { ...dish, x: size / 2, y: size / 2, r: size * 0.415 }],
  }
}

function occasionScene(slug: string, { mood, dishes, props: things, ...strewn }: Occasion): Scene {
  const size = 720
  const random = randomOf('occasion', slug)
  return {
    width: size,
    height: size,
    mood,
    napkin: { x: size * 0.72, y: size * 0.6, width: size * 0.5, height: size * 1.5, turn: -26 },
    items: laid({
      width: size,
      height: size,
      layout: dishes.map(([, x, y, r]) => [x, y, r]),
      dishes: dishes.map(([kind]) => kind),
      random,
      taken: things.map(([name, x, y, r]) => prop(name, x * size, y * size, r * size)),
      ...strewn,
    }),
  }
}
