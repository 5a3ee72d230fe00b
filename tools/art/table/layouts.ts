import type { Item } from '../compose.ts'
import { dishKinds, type DishKind } from '../dishes/index.ts'
import type { Random } from '#db/world/random.ts'
import { flowers, petals, props, spices } from './props.ts'

/** Where dishes stand, the most important first: shares of the width, of the height and of the height. */
export type Layout = readonly (readonly [x: number, y: number, r: number])[]

/** For pictures three wide and two high; some dishes are cut by the edge. */
export const coverLayouts: readonly Layout[] = [
  [
    [0.6, 0.5, 0.375],
    [0.245, 0.33, 0.215],
    [0.245, 0.8, 0.2],
    [0.965, 0.18, 0.21],
    [0.975, 0.8, 0.235],
    [0.6, -0.1, 0.16],
    [0.02, 0.02, 0.2],
  ],
  [
    [0.36, 0.53, 0.4],
    [0.735, 0.27, 0.235],
    [0.755, 0.76, 0.225],
    [0.03, 0.15, 0.19],
    [1, 0.52, 0.17],
    [0.02, 0.92, 0.2],
    [1, 0, 0.18],
  ],
  [
    [0.5, 0.52, 0.36],
    [0.16, 0.26, 0.215],
    [0.845, 0.25, 0.22],
    [0.17, 0.8, 0.22],
    [0.85, 0.8, 0.215],
    [0.5, -0.08, 0.17],
    [0.5, 1.1, 0.15],
  ],
  [
    [0.3, 0.36, 0.285],
    [0.68, 0.63, 0.3],
    [0.66, 0.15, 0.19],
    [0.955, 0.3, 0.2],
    [0.1, 0.86, 0.23],
    [0.385, 0.92, 0.17],
    [1, 0.93, 0.2],
  ],
  [
    [0.66, 0.44, 0.39],
    [0.22, 0.62, 0.26],
    [0.27, 0.12, 0.2],
    [0.98, 0.88, 0.23],
    [0.55, 1, 0.16],
    [1, 0.04, 0.16],
    [0.02, 0.2, 0.13],
  ],
  [
    [0.34, 0.62, 0.34],
    [0.7, 0.4, 0.28],
    [0.08, 0.14, 0.24],
    [0.43, 0.06, 0.18],
    [0.96, 0.8, 0.24],
    [0.98, 0.1, 0.2],
    [0.66, 0.96, 0.19],
  ],
]

interface Laid {
  width: number
  height: number
  layout: Layout
  dishes: readonly DishKind[]
  random: Random
  diyas?: number
  flowers?: number
  petals?: number
  spices?: number
  /** What already lies there. */
  taken?: readonly Item[]
}

/** Dishes by their layout, then flowers, lamps and spices in the gaps. */
export function laid({
  width,
  height,
  layout,
  dishes,
  random,
  diyas = 0,
  flowers: blooms = 4,
  petals: strewn = 8,
  spices: whole = 6,
  taken = [],
}: Laid): Item[] {
  const served = layout.slice(0, dishes.length).flatMap(([x, y, r], i): Item[] => {
    const kind = dishes[i]
    return kind ? [{ name: kind, draw: dishKinds[kind], x: x * width, y: y * height, r: r * height }] : []
  })
  const lying: Item[] = []
  const put = (count: number, r: number, names: readonly (keyof typeof props)[]) => {
    for (let done = 0, tries = 0; done < count && tries < 240; tries++) {
      const [x, y] = [(0.03 + 0.94 * random.next()) * width, (0.04 + 0.92 * random.next()) * height]
      const free = [...served, ...lying, ...taken].every(
        (other) => Math.hypot(other.x - x, other.y - y) > other.r + r * 0.97,
      )
      if (!free) continue
      const name = random.pick(names)
      lying.push({ name: `${name} ${random.int(1, 3)}`, draw: props[name], x, y, r, aside: true })
      done++
    }
  }
  put(diyas, height * 0.068, ['diya'])
  put(blooms, height * 0.064, flowers)
  put(whole, height * 0.032, spices)
  put(strewn, height * 0.02, petals)
  // Hero last: its neighbours' shadows must not fall on it.
  return [...lying, ...taken, ...served.toReversed()]
}
