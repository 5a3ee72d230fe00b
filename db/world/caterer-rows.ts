import { addDays, type Day } from '#contract/values/calendar.ts'
import type { BuiltCaterer, Ground } from './caterers.ts'
import { idOf } from './ids.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import { cancellationTemplates } from '#contract/values/cancellation-step.ts'
import type { BuiltPackage } from './packages.ts'
import type { Pictures } from './pictures.ts'
import { randomOf } from './random.ts'
import type { City } from './tables.ts'

/** Days before the event and the per cent that are refunded when a customer cancels. */
export function policyOf({ cancellation }: DemoCaterer): { daysBefore: number; percent: number }[] {
  return [...cancellationTemplates[cancellation ?? 'standard']]
}

/** Pictures of dishes that a caterer shows of its menu, at most. */
const menuPictures = 6

/** Writes the rows of a caterer, its menus and packages into the city. */
export function addCaterer(
  city: City,
  { demoCaterer, row, owner, menus, packages }: BuiltCaterer,
  { today, pictures }: Ground,
): void {
  const caterer_id = row.id
  const created_at = row.created_at
  city.users.push(owner)
  city.caterers.push(row)
  city.cancellation_steps.push(
    ...policyOf(demoCaterer).map(({ daysBefore, percent }) => ({ caterer_id, days_before: daysBefore, percent })),
  )
  const art = pictures.ofCaterer(demoCaterer, 3, randomOf('gallery', demoCaterer.name))
  city.gallery_images.push(
    ...art.map((image_id, i) => ({ caterer_id, gallery: 'art' as const, position: i + 1, image_id })),
  )
  const ofDishes = menus.flatMap(({ dishes }) =>
    dishes.flatMap(({ picture, diet }) => pictures.ofDish(picture, diet) ?? []),
  )
  // Who has laid out no dishes yet shows what the house is known for.
  const ofMenu = ofDishes.length > 0 ? ofDishes : art
  city.gallery_images.push(
    ...[...new Set(ofMenu)]
      .slice(0, menuPictures)
      .map((image_id, i) => ({ caterer_id, gallery: 'menu' as const, position: i + 1, image_id })),
  )
  menus.forEach((menu, i) => {
    city.menus.push({
      id: menu.id,
      caterer_id,
      name: menu.name,
      base_price_paise: menu.price,
      status: 1,
      position: i + 1,
      version: 1,
      created_at,
    })
    city.menu_dishes.push(
      ...menu.dishes.map((dish, j) => ({
        id: dish.id,
        menu_id: menu.id,
        diet: dish.diet,
        name: dish.name,
        description: dish.about,
        price_paise: dish.supplement,
        image_id: pictures.ofDish(dish.picture, dish.diet),
        position: j + 1,
      })),
    )
  })
  addPackages(city, demoCaterer, { caterer_id, packages, created_at, pictures })
  if (demoCaterer.level >= 4) addHoliday(city, demoCaterer, caterer_id, today)
}

function addPackages(
  city: City,
  demoCaterer: DemoCaterer,
  of: { caterer_id: string; packages: readonly BuiltPackage[]; created_at: string; pictures: Pictures },
): void {
  const { caterer_id, packages, created_at, pictures } = of
  const marks = randomOf('default dishes', demoCaterer.name).chance(markingShare)
  const inBand = new Map<string, number>()
  for (const offer of packages) {
    city.packages.push({
      id: offer.id,
      caterer_id,
      kind: offer.kind,
      name: offer.name,
      description: offer.description,
      diet: offer.diet,
      base_price_paise: offer.basePrice,
      min_order: offer.minOrder,
      servings: offer.servings,
      prep_time: offer.prepTime,
      dietary_info: offer.dietaryInfo,
      allergen_info: offer.allergenInfo,
      image_id: pictures.ofDish(offer.picture, offer.diet),
      status: 1,
      version: 1,
      created_at,
    })
    for (const band of offer.bands) {
      const position = (inBand.get(band) ?? 0) + 1
      inBand.set(band, position)
      city.package_bands.push({ package_id: offer.id, caterer_id, band, position })
    }
    city.package_items.push(
      ...offer.items.map((item, i) => ({
        id: item.id,
        package_id: offer.id,
        menu_id: item.menuId,
        caterer_id,
        quantity: item.quantity,
        price_paise: item.price,
        min_qty: item.minQty,
        priority: i + 1,
        default_dishes: marks ? markedOf(item, offer.diet) : null,
      })),
    )
  }
}

/** How many of the caterers marked the dishes that their packages start with; the others leave it to orders and menu. */
const markingShare = 0.3

/** What the caterer is proud of is not always first on its menu; half of a non-veg package is non-veg where there is enough of it. */
function markedOf({ quantity, dishes }: BuiltPackage['items'][number], of: BuiltPackage['diet']): string[] | null {
  const plain = dishes.filter(({ supplement }) => supplement === 0)
  const proud = [...plain.slice(1), ...plain.slice(0, 1)]
  const meat = of === 'nonVeg' ? proud.filter(({ diet }) => diet === 'nonVeg').slice(0, quantity / 2) : []
  const rest = proud.filter((dish) => !meat.includes(dish)).slice(0, quantity - meat.length)
  const marked = [...rest, ...meat].map(({ name }) => name)
  return marked.length > 0 ? marked : null
}

/** Large houses close once for their own people. */
function addHoliday(city: City, { name }: DemoCaterer, caterer_id: string, today: Day): void {
  const random = randomOf('holiday', name)
  const first_day = addDays(today, random.int(12, 70))
  city.closures.push({
    id: idOf('closure', name),
    caterer_id,
    first_day,
    last_day: addDays(first_day, random.int(1, 5)),
    reason: 'Staff holiday',
  })
}
