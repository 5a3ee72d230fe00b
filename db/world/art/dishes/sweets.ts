import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, crease, flatbread, folded, solid, white } from '../parts/dough.ts'
import { flakes } from '../parts/grains.ts'
import { creamy, sauce } from '../parts/sauce.ts'
import { almond, bits, pistachio, rosePetals, saffron, specks, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

const nuts = [...pistachio, ...almond]

/** A loose coil of batter with crossing loops, soaked in syrup. */
function jalebi(pen: Pen): string {
  const [start, turns, wobble] = [pen.between(0, 6.3), pen.between(2.4, 3.1), pen.between(0, 6)]
  const at = (t: number): Point => {
    const turn = start + t * Math.PI * 2 * turns
    const far = 0.16 + 0.66 * t ** 0.8 + 0.13 * Math.sin(turn * 1.63 + wobble)
    return [Math.cos(turn) * far, Math.sin(turn) * far * 0.94]
  }
  const coil = Array.from({ length: 97 }, (_, i) => at(i / 96))
  const [end, back] = [at(1), at(0.42)]
  const tail = [1, 2, 3, 4].map((i): Point => [
    end[0] + ((back[0] - end[0]) * i) / 4,
    end[1] + ((back[1] - end[1]) * i) / 4 + Math.sin(i) * 0.05,
  ])
  const path = pen.curve([...coil, ...tail], false)
  return stack(
    pen.raised(
      { soft: 0.05, steep: 1.7, glint: 1.1, gleam: 28, ambient: 0.5 },
      line(pen, path, { colour: '#ee820c', width: 0.19 }),
    ),
    line(pen.at(-0.03, -0.035), pen.at(-0.03, -0.035).curve([...coil, ...tail], false), {
      colour: '#ffdc8c',
      width: 0.035,
      opacity: 0.4,
    }),
  )
}

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

const soaked = (
  material: 'brass' | 'clay' | 'white',
  syrup: Parameters<typeof sauce>[1],
  piece: Draw,
  size = 0.27,
): Draw =>
  inBowl(material, (pen) =>
    stack(
      sauce(pen, syrup),
      pen.ring({ count: 6, far: 0.58, size, from: 0.4 }).map((spot) => piece(spot)),
      piece(pen.at(0, 0, size)),
      bits(pen, { count: 18, colours: pistachio, size: 0.026, within: 0.66, apart: 0.12 }),
    ),
  )

const halwa = (material: 'steel' | 'brass' | 'clay', colours: readonly string[]): Draw =>
  inBowl(material, (pen) =>
    stack(
      flakes(pen, { colours, count: 1000, size: 0.03 }),
      bits(pen, { count: 18, colours: almond, size: 0.06, within: 0.62 }),
      bits(pen, { count: 20, colours: pistachio, size: 0.03, within: 0.66 }),
      bits(pen, { count: 8, colours: ['#8a4a1c', '#a85f2a'], size: 0.05, within: 0.6, long: 1.3, glint: 0.8 }),
    ),
  )

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

/** A honeycomb disc of flour under thick milk. */
const ghewar: Draw = (pen) =>
  stack(
    solid(pen, `${pen.blob({ rough: 0.02, points: 16 })}`, ['#f3c46a', '#dc9c3c', '#a8671c'], {
      soft: 0.1,
      steep: 1.3,
      glint: 0.4,
      grain: 1.2,
      bumps: 16,
    }),
    pen.spattered(pen.disc(0.94), { colour: '#8f5412', bumps: 20, above: 0.52, gain: 14, opacity: 0.6 }),
    solid(pen, pen.blob({ size: 0.62, rough: 0.14, points: 14 }), ['#fffaf0', '#fbefd4', '#e3cfa0'], {
      soft: 0.08,
      steep: 0.9,
      ambient: 0.68,
    }),
    bits(pen, { count: 26, colours: nuts, size: 0.05, within: 0.5 }),
    saffron(pen.at(0, 0, 0.7), 20),
    rosePetals(pen, 5, 0.5),
  )

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

const kulfi = (spot: Pen, i: number): string => {
  const shades: Shades = (
    [
      ['#fff3d6', '#f6dfae', '#d9b878'],
      ['#f8f0c4', '#dfe3a0', '#b3bd68'],
      ['#ffe3c0', '#fbc98a', '#dd9a50'],
    ] as const
  )[i % 3] ?? ['#fff3d6', '#f6dfae', '#d9b878']
  const shape = spot.curve([
    [-0.15, -1],
    [0.15, -1],
    [0.24, -0.8],
    [0.31, 0.45],
    [0.26, 0.62],
    [-0.26, 0.62],
    [-0.31, 0.45],
    [-0.24, -0.8],
  ])
  return stack(
    spot.raised(
      { soft: 0.02, steep: 0.8 },
      line(
        spot,
        spot.polygon(
          [
            [0, 0.5],
            [0, 1.2],
          ],
          false,
        ),
        { colour: '#e0b878', width: 0.11 },
      ),
    ),
    spot.raised({ soft: 0.09, steep: 1.5, glint: 0.55, ambient: 0.64, grain: 0.15 }, fill(shape, spot.slope(shades))),
    spot.clipped(
      shape,
      bits(spot.at(0, -0.15), { count: 30, colours: [...nuts, '#b3486a'], size: 0.04, within: 0.75, apart: 0.12 }),
    ),
  )
}

export const sweets = {
  'gulab-jamun': soaked('brass', { base: '#d08a2a', oil: '#f6c763', dark: '#8a4c0e' }, (pen) =>
    ball(pen, ['#a4561d', '#7d3a10', '#4f1f06']),
  ),
  rasgulla: soaked(
    'clay',
    { base: '#f0ddae', oil: '#fff6dd', dark: '#d0b274', oily: 0.3 },
    (pen) => white(pen) + saffron(pen, 3),
    0.26,
  ),
  rasmalai: soaked(
    'white',
    { base: '#fbe9b0', oil: '#fffaf0', dark: '#e0c070', oily: 0.3 },
    (pen) => white(pen, ['#fffdf2', '#fdf0cc', '#e8d090']) + saffron(pen, 4),
    0.25,
  ),
  'rubies-in-coconut': inBowl(
    'teal',
    (pen) =>
      creamy({ base: '#fdf8ee', oil: '#ffffff', dark: '#ddd0b8' })(pen) +
      bits(pen, {
        count: 46,
        colours: ['#d21f4c', '#e8436a', '#b3123c'],
        size: 0.075,
        within: 0.66,
        apart: 0.13,
        long: 1.2,
        glint: 1.2,
      }),
  ),
  jalebi: onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.46, -0.42, 0.42],
          [0.3, -0.52, 0.42],
          [-0.56, 0.3, 0.4],
          [0.56, 0.12, 0.42],
          [0.14, 0.56, 0.42],
          [-0.04, 0, 0.46],
        ])
        .map(jalebi),
      bits(pen, { count: 24, colours: pistachio, size: 0.024, apart: 0.1 }),
      rosePetals(pen, 6),
    ),
  ),
  ladoo: onPlate('indigo', ladoos(nine, 0.27, boondi)),
  'besan-ladoo': onPlate(
    'rose',
    ladoos(nine, 0.26, (pen) =>
      ball(pen, ['#f0c05c', '#d9993a', '#a2661c'], { glint: 0.35, gleam: 14, grain: 0.7, ambient: 0.52 }),
    ),
  ),
  'kaju-katli': onPlate('indigo', diamonds(['#fbf4e2', '#f3ead2', '#d9ccac'], true)),
  barfi: onPlate('teal', diamonds(['#f3c868', '#dfa83e', '#a8761c'], false)),
  'gajar-halwa': inBowl('steel', (pen) =>
    stack(
      fill(pen.disc(), '#a83c0a'),
      pen.clipped(
        pen.disc(),
        stack(
          [0, 1, 2, 3].map(() =>
            threads(pen, {
              count: 230,
              colours: ['#e8621a', '#f07c26', '#d94e0e', '#f5933c'],
              within: 0.95,
              lengths: [0.03, 0.055],
              width: 0.035,
            }),
          ),
          fill(
            pen.disc(),
            pen.glow([
              [0, '#fff3d0', 0.18],
              [0.55, '#ffffff', 0],
              [1, '#3a1004', 0.45],
            ]),
          ),
        ),
      ),
      bits(pen, { count: 20, colours: almond, size: 0.06, within: 0.62 }),
      bits(pen, { count: 22, colours: pistachio, size: 0.03, within: 0.66 }),
    ),
  ),
  'moong-halwa': halwa('brass', ['#dfa83c', '#c98f2a', '#f0c05c', '#b57a1c']),
  kesari: halwa('steel', ['#f7a838', '#f08f1e', '#fbc060', '#e8800c']),
  lapsi: halwa('clay', ['#b5712c', '#9a5a1c', '#c98a44', '#84480f']),
  kheer: inBowl('white', creamy({ base: '#fbf0d9', oil: '#ffffff', dark: '#e3cfa4', nuts, dust: '#e9820c' })),
  rabdi: inBowl(
    'clay',
    (pen) =>
      creamy({ base: '#f3dcae', oil: '#fff4d8', dark: '#c9a464', nuts })(pen) +
      bits(pen, { count: 16, colours: ['#fff3d4', '#f8e2b0'], size: 0.11, within: 0.66, glint: 0.5 }) +
      saffron(pen),
  ),
  shrikhand: inBowl(
    'copper',
    (pen) =>
      creamy({ base: '#f8d67c', oil: '#fff3c4', dark: '#e0ad3e', nuts, dust: '#d2560a' })(pen) + saffron(pen, 24),
  ),
  'mishti-doi': inBowl(
    'clay',
    (pen) => creamy({ base: '#e9c08a', oil: '#f8dfb4', dark: '#c4935a', nuts })(pen) + saffron(pen, 14),
  ),
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
  ghewar: onPlate('rose', (pen) => ghewar(pen.at(0, 0, 0.82))),
  malpua: onPlate('copper', (pen) =>
    stack(
      pen
        .spots([
          [-0.28, -0.3, 0.5],
          [0.3, -0.14, 0.5],
          [-0.1, 0.32, 0.52],
        ])
        .map(
          (spot) =>
            flatbread(spot, ['#e8a548', '#c97a26', '#8a4510'], ['#74380c', '#8f4a14']) + spot.wet(spot.disc(0.9)),
        ),
      fill(pen.at(-0.02, 0.06).blob({ size: 0.34, rough: 0.2, points: 12 }), '#fdf2d8'),
      pen.wet(pen.at(-0.02, 0.06).blob({ size: 0.3 })),
      bits(pen, { count: 26, colours: nuts, size: 0.035, within: 0.42 }),
      saffron(pen, 20),
    ),
  ),
  'shahi-tukda': onPlate('brass', (pen) =>
    stack(
      pen
        .spots([
          [-0.34, -0.32, 0.46, 0.2],
          [0.46, -0.24, 0.46, -0.15],
          [-0.2, 0.4, 0.46, -0.2],
          [0.46, 0.42, 0.44, 0.3],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.polygon([
                [-0.9, 0.7],
                [0.9, 0.7],
                [0, -0.9],
              ]),
              ['#e8ab4c', '#c67e28', '#824610'],
              { soft: 0.12, steep: 1.2, glint: 0.7, grain: 0.4 },
            ),
            fill(spot.at(0, 0.2).blob({ size: 0.48, rough: 0.2, points: 11 }), '#fdf0d0'),
            bits(spot.at(0, 0.2), { count: 8, colours: nuts, size: 0.08, within: 0.4 }),
          ),
        ),
      saffron(pen, 24),
      rosePetals(pen, 6),
    ),
  ),
  patishapta: onPlate('white', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.44, 0.6, -0.3],
          [-0.16, -0.06, 0.6, -0.24],
          [-0.1, 0.32, 0.6, -0.2],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.block({ wide: 1.9, high: 0.54, corner: 0.24, rough: 0.03 }),
              ['#fdf0d0', '#f3d8a0', '#cf9c54'],
              { soft: 0.1, steep: 1.2, glint: 0.3, grain: 0.3, bumps: 10 },
            ),
            crease(
              spot,
              [
                [-0.9, 0.06],
                [0, 0.14],
                [0.9, 0.04],
              ],
              { colour: '#a8742c', width: 0.025 },
            ),
            bits(spot.at(0.94, 0, 0.2), {
              count: 12,
              colours: ['#8a4a1c', '#fdf6e4', '#a8642c'],
              size: 0.22,
              within: 0.8,
              apart: 0.3,
            }),
          ),
        ),
      inBowl('clay', creamy({ base: '#f3dcae', nuts }))(pen.at(0.54, 0.46, 0.28)),
    ),
  ),
  kulfi: onPlate(
    'rose',
    (pen) => [-1, 0, 1].map((i) => kulfi(pen.at(i * 0.34, -0.02, 0.66, i * 0.34), i + 1)).join(''),
    0.12,
  ),
  'fruit-platter': onPlate('white', (pen) =>
    stack(
      pen
        .ring({ count: 9, far: 0.74, size: 0.17 })
        .map((spot) =>
          spot.raised(
            { soft: 0.1, steep: 0.9, glint: 0.7 },
            fill(spot.block({ wide: 1.7, high: 1.3, corner: 0.3 }), spot.pick(['#f58a3c', '#ee7424'])),
          ),
        ),
      pen
        .ring({ count: 8, far: 0.5, size: 0.16, from: 0.2 })
        .map((spot) =>
          spot.raised(
            { soft: 0.1, steep: 0.9, glint: 0.8 },
            fill(spot.anyWay().block({ wide: 1.6, high: 1.5, corner: 0.3 }), spot.pick(['#f8d83c', '#f0c828'])),
          ),
        ),
      pen
        .ring({ count: 6, far: 0.27, size: 0.15, from: 0.5 })
        .map(
          (spot) =>
            spot.raised(
              { soft: 0.1, steep: 0.9, glint: 0.8 },
              fill(spot.anyWay().block({ wide: 1.5, high: 1.5, corner: 0.25 }), '#e8384a'),
            ) + specks(spot, { count: 5, colours: ['#2a0f0f'], within: 0.4, sizes: [0.05, 0.07] }),
        ),
      pen
        .scatter({ count: 16, within: 0.86, apart: 0.17, size: 0.075 })
        .map((spot) => ball(spot, ['#8a5aa0', '#5c2a74', '#321044'], { glint: 1.1 })),
      bits(pen, { count: 3, colours: ['#5fa83a'], size: 0.08, within: 0.1 }),
    ),
  ),
  crepes: onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.36, 0.56, -0.3],
          [0.1, 0, 0.56, 0.1],
        ])
        .map((spot) => folded(spot, ['#f3cc84', '#d99c48', '#9a601c'])),
      white(pen.at(0.44, -0.42, 0.2)),
      white(pen.at(0.6, -0.2, 0.18), ['#fff3d6', '#f6dfae', '#d9b878']),
      specks(pen, { count: 60, colours: ['#fff6e0', '#e8c98a'], within: 0.6, sizes: [0.008, 0.014] }),
    ),
  ),
} satisfies Record<string, Draw>
