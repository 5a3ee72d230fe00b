import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { dishesOf } from '#contract/rules/package-selection.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import type { DishDraft, MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import type { MenuTemplate, TemplateDishes } from './templates/menu-template.ts'

/** What says in the name of a dish or package that it is Jain. */
const saysJain = /\bJain\b|\bwithout\b/
const dietWord = /\b(?:Jain|Non Veg)\s+/

/** Returns the categories of a template with the dishes that a caterer of these diets cooks. */
export function menuOfTemplate({ courses }: MenuTemplate, cateringType: readonly Diet[]): MenuDraft[] {
  return Object.entries(courses)
    .map(([name, course]) => ({ name, dishes: dishesFor(course, cateringType) }))
    .filter(({ dishes }) => dishes.length > 0)
}

/** Who cooks no Jain food offers what is not made for Jains alone as veg; who cooks nothing else, only Jain food. */
function dishesFor(course: TemplateDishes, cateringType: readonly Diet[]): DishDraft[] {
  const cooks = (diet: Diet) => cateringType.includes(diet)
  const isJainOnly = cateringType.length > 0 && cateringType.every((diet) => diet === 'jain')
  return diets.flatMap((diet) => {
    if ((diet === 'nonVeg' && !cooks('nonVeg')) || (diet === 'veg' && isJainOnly)) return []
    const names = (course[diet] ?? []).filter((name) => diet !== 'jain' || cooks('jain') || !saysJain.test(name))
    return names.map((name) => ({ diet: diet === 'jain' && !cooks('jain') ? 'veg' : diet, name, description: '' }))
  })
}

/**
 * Returns the four packages of a template for a caterer of these diets, without prices and so not public. One of a diet that the caterer does
 * not cook becomes veg. None includes more dishes than its category has.
 */
export function packagesOf(template: MenuTemplate, cateringType: readonly Diet[]): NewPackage[] {
  const menu = menuOfTemplate(template, cateringType)
  return guestBands.map((band) => {
    const { name, diet, items } = template.packages[band]
    const isCooked = cateringType.includes(diet)
    const own = isCooked || diet === 'veg' ? diet : 'veg'
    const dishType =
      own === 'veg' && menu.every(({ dishes }) => dishes.every((dish) => dish.diet === 'jain')) ? 'jain' : own
    return {
      name: dishType === diet ? name : name.replace(dietWord, ''),
      dishType,
      basePrice: 0,
      bands: [band],
      items: menu.flatMap(({ name: item, dishes }) => {
        const quantity = Math.min(items[item] ?? 0, dishesOf(dishes, dishType).length)
        return quantity === 0 ? [] : [{ item, quantity }]
      }),
    }
  })
}

/** Returns a package without the categories that a menu does not have, and with no more dishes than they have. */
export function fitted(
  given: NewPackage,
  menus: readonly { name: string; items: readonly { menuType: Diet; items: readonly unknown[] }[] }[],
): NewPackage {
  const items = (given.items ?? []).flatMap((item) => {
    const menu = menus.find(({ name }) => name.toLowerCase() === item.item?.toLowerCase())
    const dishes = menu?.items.flatMap(({ menuType: diet, items: ofDiet }) => ofDiet.map(() => ({ diet }))) ?? []
    const quantity = Math.min(item.quantity ?? 0, dishesOf(dishes, given.dishType ?? 'veg').length)
    return quantity === 0 ? [] : [{ ...item, quantity }]
  })
  return { ...given, items }
}
