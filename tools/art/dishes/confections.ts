import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, solid, white } from '../parts/dough.ts'
import { bits, pistachio, rosePetals } from '../parts/sprinkles.ts'
import { onPlate } from '../vessels.ts'
import { nuts } from './sweets.ts'

/** A ball of fried pearls. */
function boondi(pen: Pen): string {
  const pearls = pen.scatter({ count: 70, within: 0.88, apart: 0.17 }).map((spot) => {
    const out = Math.hypot(spot.x - pen.x, spot.y - pen.y) / pen.r
    return fill(spot.disc(0.105 * (1 - out * 0.3)), spot.pick(['#ffb52e', '#ffc84f', '#f39a18', '#f8a826']))
  })
  return stack(
    ball(pen, ['#ffc04a', '#f59a1a', '#c26408'], { glint: 0.4, gleam: 16, grain: 0.12 }),
    pen.raised({ soft: 0.03, steep: 1.6, glint: 0.5, ambient: 0.6, shadow: 0.7 }, pearls.join('')),
    fill(
      pen.disc(),
      pen.glow([
        [0, '#fff2b8', 0.28],
        [0.5, '#ffffff', 0],
        [1, '#7a2e00', 0.55],
      ]),
    ),
  )
}

const ladoos =
  (spots: readonly (readonly [number, number])[], size: number, draw: Draw): Draw =>
  (pen) =>
    pen
      .spots(spots, size)
      .map(
        (spot) =>
          draw(spot) +
          bits(spot.at(-0.08, -0.1, 0.6), { count: 3, colours: nuts, size: 0.14, within: 0.4, apart: 0.3 }),
      )
      .join('')

const nine = [
  [-0.44, -0.44],
  [0.06, -0.58],
  [0.54, -0.3],
  [-0.62, 0.06],
  [0.58, 0.22],
  [-0.36, 0.52],
  [0.16, 0.6],
  [-0.12, -0.04],
  [0.22, 0.08],
] as const

/** Fudge cut in diamonds, with a leaf of silver on each. */
function diamonds(colours: Shades, silver: boolean): Draw {
  return (pen) => {
    const unit = 0.33
    const places = [-2, -1, 0, 1, 2].flatMap((row) =>
      [-2, -1, 0, 1, 2].map((column) => [(column + (row & 1 ? 0.5 : 0)) * unit * 1.16, row * unit * 0.92] as const),
    )
    return pen
      .spots(
        places.filter(([u, v]) => Math.hypot(u, v) < 0.7),
        unit * 0.62,
      )
      .map((spot) => diamond(spot, colours, silver))
      .join('')
  }
}

function diamond(pen: Pen, colours: Shades, silver: boolean): string {
  const shape = (size: number) =>
    pen.polygon([
      [0, -1.05 * size],
      [0.92 * size, 0],
      [0, 1.05 * size],
      [-0.92 * size, 0],
    ])
  return stack(
    solid(pen, shape(1), colours, {
      soft: 0.08,
      steep: 1.2,
      glint: 0.35,
      ambient: 0.62,
      grain: silver ? 0 : 0.6,
      bumps: 5,
    }),
    silver ? pen.spattered(shape(0.8), { colour: '#dfe3e8', bumps: 3, above: 0.42, gain: 9, opacity: 0.85 }) : '',
    bits(pen, { count: 2, colours: pistachio, size: 0.16, within: 0.2, apart: 0.2 }),
  )
}

const modak: Draw = (pen) => {
  const pleats = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * Math.PI * 2
    return pen.curve(
      [
        [Math.cos(turn + 0.2) * 0.1, Math.sin(turn + 0.2) * 0.1],
        [Math.cos(turn) * 0.5, Math.sin(turn) * 0.5],
        [Math.cos(turn - 0.05) * 0.94, Math.sin(turn - 0.05) * 0.94],
      ],
      false,
    )
  })
  return stack(
    white(pen, ['#fffefa', '#fbf4e2', '#e0d2b0']),
    pleats.map((pleat) => line(pen, pleat, { colour: '#b9a578', width: 0.035, opacity: 0.6 })),
    white(pen.at(-0.03, -0.04, 0.2)),
    bits(pen, { count: 3, colours: ['#dc5a06'], size: 0.05, within: 0.12 }),
  )
}

const sandesh: Draw = (pen) => {
  const shades: Shades = pen.random.pick([
    ['#fff6df', '#f6e3ba', '#dcbc82'],
    ['#ffe9ef', '#f9c9d6', '#e39ab0'],
    ['#f8f3d0', '#e9dd94', '#c9b65a'],
  ] as const)
  const petals = pen.ring({ count: 8, far: 0.54, size: 0.3 }).map((spot, i) =>
    line(
      pen,
      spot.turned((i / 8) * Math.PI * 2).curve(
        [
          [-0.8, 0],
          [0, 0.3],
          [0.8, 0.1],
        ],
        false,
      ),
      { colour: '#8a5a20', width: 0.05, opacity: 0.28 },
    ),
  )
  return stack(
    white(pen, shades),
    petals,
    bits(pen, { count: 1, colours: ['#6b9f38', '#d2560a'], size: 0.16, within: 0.05 }),
  )
}

export const confections = {
  ladoo: onPlate('indigo', ladoos(nine, 0.27, boondi)),
  'besan-ladoo': onPlate(
    'rose',
    ladoos(nine, 0.26, (pen) =>
      ball(pen, ['#f0c05c', '#d9993a', '#a2661c'], { glint: 0.35, gleam: 14, grain: 0.7, ambient: 0.52 }),
    ),
  ),
  'kaju-katli': onPlate('indigo', diamonds(['#fbf4e2', '#f3ead2', '#d9ccac'], true)),
  barfi: onPlate('teal', diamonds(['#f3c868', '#dfa83e', '#a8761c'], false)),
  sandesh: onPlate('clay', (pen) =>
    pen
      .spots(
        [
          [-0.47, -0.34],
          [0, -0.52],
          [0.47, -0.34],
          [-0.56, 0.13],
          [-0.13, -0.06],
          [0.32, 0.06],
          [-0.26, 0.48],
          [0.2, 0.5],
          [0.62, 0.38],
        ],
        0.23,
      )
      .map(sandesh)
      .join(''),
  ),
  modak: onPlate(
    'brass',
    (pen) =>
      pen.ring({ count: 6, far: 0.58, size: 0.28, from: 0.3 }).map(modak).join('') +
      modak(pen.at(0, 0, 0.28)) +
      rosePetals(pen, 5, 0.8),
  ),
} satisfies Record<string, Draw>
