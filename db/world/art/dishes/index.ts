import type { Draw } from '../kit/pen.ts'
import { bakery } from './bakery.ts'
import { breads } from './breads.ts'
import { curries } from './curries.ts'
import { dals } from './dals.ts'
import { drinks } from './drinks.ts'
import { farEast } from './far-east.ts'
import { grill } from './grill.ts'
import { italian } from './italian.ts'
import { meats } from './meats.ts'
import { rices } from './rices.ts'
import { sides } from './sides.ts'
import { snacks } from './snacks.ts'
import { south } from './south.ts'
import { sweets } from './sweets.ts'
import { thalis } from './thalis.ts'
import { west } from './west.ts'

const all = {
  ...bakery,
  ...breads,
  ...curries,
  ...dals,
  ...drinks,
  ...farEast,
  ...grill,
  ...italian,
  ...meats,
  ...rices,
  ...snacks,
  ...south,
  ...sweets,
  ...thalis,
  ...west,
  ...sides,
}

/** A kind of dish that can be drawn. */
export type DishKind = keyof typeof all

export const dishKinds: Readonly<Record<DishKind, Draw>> = all

export function isDishKind(name: string): name is DishKind {
  return Object.hasOwn(all, name)
}
