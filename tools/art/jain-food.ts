import type { DemoCaterer } from '#db/world/demo-caterers/demo-caterer.ts'
import { cookbook } from '#db/world/cookbook/index.ts'
import { packagePictures } from '#db/world/packages.ts'
import { dishKinds, type DishKind } from './dishes/index.ts'
import type { Draw } from './kit/pen.ts'

/** Kinds of dishes and packages that Jain guests are served. */
const kinds: ReadonlySet<string> = new Set([
  ...cookbook.flatMap(({ diet, jain, picture }) =>
    diet === 'veg' && jain !== 'never' && picture !== undefined ? [picture] : [],
  ),
  ...packagePictures,
])

export function isForJains(kind: DishKind): boolean {
  return kinds.has(kind)
}

/** Reports whether a kitchen is Jain first of all: nothing that Jains do not eat is on its table. */
export function isJainKitchen({ diets }: Pick<DemoCaterer, 'diets'>): boolean {
  return diets[0] === 'jain'
}

/** The same without onion. */
export function jainly(draw: Draw): Draw {
  return (pen) => {
    pen.sheet.isJain = true
    return draw(pen)
  }
}

/** A kind as it is drawn for Jain guests, under a name of its own, by which its sprite is cached. */
export function jainDish(kind: DishKind): { name: string; draw: Draw } {
  return { name: `${kind}-jain`, draw: jainly(dishKinds[kind]) }
}
