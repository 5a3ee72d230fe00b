import type { Draw } from '../kit/pen.ts'
import { bakery } from './bakery.ts'
import { breads } from './breads.ts'
import { buns } from './buns.ts'
import { chinese } from './chinese.ts'
import { confections } from './confections.ts'
import { dals } from './dals.ts'
import { drinks } from './drinks.ts'
import { farsan } from './farsan.ts'
import { fried } from './fried.ts'
import { fritters } from './fritters.ts'
import { gravies } from './gravies.ts'
import { griddleSweets } from './griddle-sweets.ts'
import { grill } from './grill.ts'
import { italian } from './italian.ts'
import { lebanese } from './lebanese.ts'
import { meats } from './meats.ts'
import { mexican } from './mexican.ts'
import { puddings } from './puddings.ts'
import { rices } from './rices.ts'
import { sides } from './sides.ts'
import { snacks } from './snacks.ts'
import { soups } from './soups.ts'
import { south } from './south.ts'
import { sweets } from './sweets.ts'
import { thai } from './thai.ts'
import { thalis } from './thalis.ts'
import { tossed } from './tossed.ts'
import { vegetables } from './vegetables.ts'

const all = {
  ...bakery,
  ...breads,
  ...buns,
  ...chinese,
  ...confections,
  ...dals,
  ...drinks,
  ...farsan,
  ...fried,
  ...fritters,
  ...gravies,
  ...griddleSweets,
  ...grill,
  ...italian,
  ...lebanese,
  ...meats,
  ...mexican,
  ...puddings,
  ...rices,
  ...sides,
  ...snacks,
  ...soups,
  ...south,
  ...sweets,
  ...thai,
  ...thalis,
  ...tossed,
  ...vegetables,
}

/** A kind of dish that can be drawn. */
export type DishKind = keyof typeof all

export const dishKinds: Readonly<Record<DishKind, Draw>> = all

export function isDishKind(name: string): name is DishKind {
  return Object.hasOwn(all, name)
}
