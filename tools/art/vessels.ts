import { fill, line, stack } from './kit/ink.ts'
import type { Point } from './kit/path.ts'
import { linear } from './kit/sheet.ts'
import type { Draw, Pen } from './kit/pen.ts'
import { placed } from './parts/sprinkles.ts'
import { short } from './kit/path.ts'

/** Six tones each: gleam, body, shade, reflection, body in shade, edge. */
const materials = {
  brass: ['#fff3c4', '#e9b949', '#a86f14', '#f8dc8b', '#c98f2a', '#8a5a10'],
  copper: ['#ffd9c0', '#e08a56', '#9c4a20', '#f6b48a', '#b9622f', '#7d3413'],
  steel: ['#ffffff', '#cfd5dc', '#8b95a3', '#f1f4f7', '#aeb7c2', '#7b8593'],
  black: ['#6b6460', '#2e2a29', '#151313', '#4c4643', '#242020', '#0e0c0c'],
  clay: ['#e8a679', '#c57445', '#8e4522', '#d98d5d', '#ad5d33', '#7a3719'],
  white: ['#ffffff', '#f7f3ec', '#d9d2c6', '#ffffff', '#efe9df', '#c8bfb1'],
  teal: ['#b9efe6', '#3fa79b', '#176b66', '#7fd3c8', '#2b8c83', '#0f4f4d'],
  indigo: ['#a9bdf5', '#3c57b4', '#1c2f78', '#7f98e6', '#2f479c', '#142258'],
  rose: ['#ffd7de', '#e58a9c', '#b3485f', '#f6b4c1', '#cf677e', '#8f3147'],
} as const

export type Material = keyof typeof materials

/** The shadow that a thing of the pen's size throws on the table. */
export function tableShadow(pen: Pen, opacity = 0.55): string {
  const fallen = pen.at(0.09, 0.14, 0.99)
  return pen.blurred(0.075, fill(fallen.disc(), '#120804', opacity))
}

/** A bowl with its food in it. */
export function inBowl(material: Material, food: Draw): Draw {
  return (pen) => {
    const [gleam, body, shade, reflection, , edge] = materials[material]
    const rim = 0.075
    const inside = pen.at(0, 0, 1 - rim)
    const outer = linear(pen.sheet, [
      [0, gleam],
      [0.22, body],
      [0.45, shade],
      [0.62, reflection],
      [0.82, body],
      [1, edge],
    ])
    const lip = linear(pen.sheet, [
      [0, reflection],
      [0.35, shade],
      [0.7, gleam],
      [1, body],
    ])
    const wall = linear(pen.sheet, [
      [0, edge],
      [0.45, shade],
      [0.8, body],
      [1, gleam],
    ])
    const rimShadow = pen.blurred(
      0.05,
      line(pen, pen.at(0.1, 0.13).disc((1 - rim) * 1.07), { colour: '#1a0a03', width: 0.17, opacity: 0.5 }),
    )
    return stack(
      tableShadow(pen),
      fill(pen.disc(), outer),
      line(pen, pen.disc(1 - rim * 0.42), { colour: lip, width: rim * 0.5 }),
      line(pen, pen.disc(0.995), { colour: edge, width: 0.006, opacity: 0.55 }),
      fill(inside.disc(), wall),
      line(pen, inside.disc(), { colour: edge, width: 0.012, opacity: 0.7 }),
      food(pen.at(0, 0, (1 - rim) * 0.907)),
      pen.clipped(inside.disc(), rimShadow),
      pen.blurred(0.007, sparkle(pen, 1 - rim * 0.5)),
    )
  }
}

/** Two glints on a rim. */
function sparkle(pen: Pen, far: number): string {
  const arc = (from: number, to: number) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const turn = from + ((to - from) * i) / 6
      return [Math.cos(turn) * far, Math.sin(turn) * far]
    })
  return stack(
    line(pen, pen.curve(arc(-2.75, -1.75), false), { colour: '#ffffff', width: 0.024, opacity: 0.85 }),
    line(pen, pen.curve(arc(0.35, 0.95), false), { colour: '#ffffff', width: 0.016, opacity: 0.6 }),
  )
}

/** A plate with its food on it; `rim` in radii. */
export function onPlate(material: Material, food: Draw, rim = 0.13): Draw {
  return (pen) => {
    const [gleam, body, shade, reflection, dim, edge] = materials[material]
    const well = pen.at(0, 0, 1 - rim)
    return stack(
      tableShadow(pen, 0.5),
      fill(
        pen.disc(),
        linear(pen.sheet, [
          [0, gleam],
          [0.4, body],
          [0.75, reflection],
          [1, dim],
        ]),
      ),
      line(pen, pen.disc(0.985), {
        colour: linear(pen.sheet, [
          [0, gleam],
          [0.5, shade],
          [1, edge],
        ]),
        width: 0.022,
      }),
      rim > 0.1 ? rimPrint(pen, rim, material === 'white' || material === 'steel' ? '#b5532a' : '#fff4d6') : '',
      fill(
        well.disc(),
        linear(pen.sheet, [
          [0, dim],
          [0.35, body],
          [1, gleam],
        ]),
      ),
      line(pen, well.disc(), { colour: shade, width: 0.012, opacity: 0.45 }),
      fill(
        well.disc(0.97),
        well.glow([
          [0, gleam, 0.55],
          [0.7, body, 0.1],
          [1, shade, 0.28],
        ]),
      ),
      food(well),
    )
  }
}

/** Petals and dots in turn, printed around the rim. */
function rimPrint(pen: Pen, rim: number, colour: string): string {
  const [petal, wide, dot] = [short(pen.r * 0.03), short(pen.r * 0.021), short(pen.r * 0.0075)]
  const prints = pen.ring({ count: 44, far: 1 - rim * 0.52 }).map((spot, i) => {
    if (i % 2) return `<circle cx="${short(spot.x)}" cy="${short(spot.y)}" r="${dot}"/>`
    const place = placed(spot.turned((i / 44) * Math.PI * 2 + Math.PI / 2))
    return `<path transform="${place}" d="M0 -${petal}Q${wide} 0 0 ${petal}Q-${wide} 0 0 -${petal}Z"/>`
  })
  return `<g fill="${colour}" opacity=".55">${prints.join('')}</g>`
}

/** A bamboo steamer, its lid off. */
export function inSteamer(food: Draw): Draw {
  return (pen) => {
    const inside = pen.at(0, 0, 0.87)
    const slats = Array.from({ length: 19 }, (_, i) => {
      const slat = pen.at((i - 9) * 0.1, 0).block({ wide: 0.082, high: 2, corner: 0, rough: 0 })
      return fill(
        slat,
        linear(
          pen.sheet,
          [
            [0, '#f0d296'],
            [0.5, '#dcb470'],
            [1, '#b58642'],
          ],
          [0, 0, 1, 0],
        ),
      )
    })
    const shadow = pen.blurred(
      0.05,
      line(pen, pen.at(0.08, 0.1).disc(0.94), { colour: '#2a1404', width: 0.16, opacity: 0.55 }),
    )
    return stack(
      tableShadow(pen),
      fill(
        pen.disc(),
        linear(pen.sheet, [
          [0, '#f3d9a0'],
          [0.4, '#d9ae66'],
          [0.7, '#b98a45'],
          [1, '#8f622a'],
        ]),
      ),
      [0.955, 0.92].map((r) => line(pen, pen.disc(r), { colour: '#8a5c26', width: 0.008, opacity: 0.5 })),
      fill(inside.disc(1.01), '#8f642c'),
      pen.clipped(inside.disc(), stack(fill(inside.disc(), '#c99a55'), slats, shadow)),
      food(inside),
    )
  }
}

export interface Drink {
  top: string
  bottom: string
  ice?: boolean
  /** What stands on the rim or swims on it. */
  with?: Draw
}

/** A tall glass seen from the side, as it stands on the tray: milky drinks seen from above look like bowls. */
export function tumbler(pen: Pen, { top, bottom, with: garnish }: Drink): string {
  const wall = pen.polygon([
    [-0.6, -0.82],
    [0.6, -0.82],
    [0.43, 0.92],
    [-0.43, 0.92],
  ])
  const filled = pen.polygon([
    [-0.55, -0.6],
    [0.55, -0.6],
    [0.4, 0.86],
    [-0.4, 0.86],
  ])
  const straw = pen.polygon(
    [
      [0.2, -0.52],
      [0.42, -1.3],
    ],
    false,
  )
  const oval = (v: number, wide: number, high: number) =>
    pen.at(0, v, wide).blob({ rough: 0, points: 16, wide: high / wide })
  const body = linear(
    pen.sheet,
    [
      [0, bottom],
      [0.3, top],
      [0.65, top],
      [1, bottom],
    ],
    [0, 0, 1, 0],
  )
  return stack(
    pen.blurred(0.07, fill(pen.at(0.16, 0.9, 0.62).blob({ rough: 0, wide: 0.4 }), '#120804', 0.5)),
    fill(oval(0.9, 0.43, 0.13), '#ffffff', 0.5),
    fill(wall, '#ffffff', 0.34),
    fill(oval(0.84, 0.4, 0.12), bottom),
    fill(filled, body),
    fill(oval(-0.6, 0.55, 0.17), top),
    line(pen, straw, { colour: '#b3243c', width: 0.1 }),
    line(pen, straw, { colour: '#ffffff', width: 0.03, opacity: 0.7 }),
    garnish ? garnish(pen.at(-0.08, -0.6, 0.42)) : '',
    line(pen, oval(-0.82, 0.6, 0.19), { colour: '#ffffff', width: 0.05, opacity: 0.95 }),
    line(
      pen,
      pen.polygon(
        [
          [-0.42, -0.42],
          [-0.32, 0.62],
        ],
        false,
      ),
      { colour: '#ffffff', width: 0.07, opacity: 0.75 },
    ),
  )
}

/** A glass seen from above. */
export function glass(pen: Pen, { top, bottom, ice = true, with: garnish }: Drink): string {
  const drink = pen.at(0, 0, 0.87)
  const cubes = drink.scatter({ count: 4, within: 0.55, apart: 0.5, size: 0.5 }).map((spot) => {
    const cube = spot.anyWay().block({ wide: 1, high: 0.96, corner: 0.22 })
    return fill(cube, '#ffffff', 0.34) + line(spot, cube, { colour: '#ffffff', width: 0.07, opacity: 0.75 })
  })
  const rim = linear(pen.sheet, [
    [0, '#ffffff', 0.95],
    [0.4, '#ffffff', 0.25],
    [0.7, '#ffffff', 0.8],
    [1, '#ffffff', 0.3],
  ])
  const shadow = pen.blurred(
    0.05,
    line(pen, pen.at(0.1, 0.12).disc(0.92), { colour: '#1a0a03', width: 0.16, opacity: 0.3 }),
  )
  return stack(
    tableShadow(pen, 0.45),
    fill(pen.disc(), '#ffffff', 0.28),
    fill(drink.disc(), drink.sheen([top, bottom, bottom])),
    line(pen, pen.disc(0.955), { colour: rim, width: 0.07 }),
    pen.clipped(drink.disc(), stack(ice ? cubes : [], shadow)),
    garnish ? garnish(drink) : '',
    line(
      pen,
      pen.curve(
        [
          [-0.86, -0.36],
          [-0.66, -0.66],
          [-0.3, -0.88],
        ],
        false,
      ),
      { colour: '#ffffff', width: 0.06, opacity: 0.95 },
    ),
  )
}
