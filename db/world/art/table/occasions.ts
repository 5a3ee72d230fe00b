import { darker, lighter } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import { linear, radial } from '../kit/sheet.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, solid } from '../parts/dough.ts'
import { bits } from '../parts/sprinkles.ts'
import { tableShadow } from '../vessels.ts'
import { props } from './props.ts'

const gold: Shades = ['#fff3c4', '#e9b949', '#a86f14']
const boxShadow = (pen: Pen, wide: number, high: number) =>
  pen.blurred(0.08, fill(pen.at(0.08, 0.12).block({ wide, high, corner: 0.06, rough: 0 }), '#120804', 0.5))

function bow(pen: Pen, colour: string): string {
  const loop = (side: number): Point[] => [
    [0, 0],
    [side * 0.4, -0.5],
    [side * 0.95, -0.4],
    [side * 0.9, 0.25],
    [side * 0.4, 0.3],
  ]
  const tail = (side: number): Point[] => [
    [0, 0],
    [side * 0.5, 0.4],
    [side * 0.6, 0.95],
    [side * 0.36, 0.86],
    [side * 0.2, 0.4],
  ]
  const shades: Shades = [lighter(colour, 0.35), colour, darker(colour, 0.4)]
  return stack(
    [-1, 1].map(
      (side) =>
        solid(pen, pen.curve(tail(side)), shades, { soft: 0.06, steep: 1.2 }) +
        solid(pen, pen.curve(loop(side)), shades, { soft: 0.12, steep: 1.5, glint: 0.6 }),
    ),
    solid(pen, pen.blob({ size: 0.2 }), shades, { soft: 0.08, steep: 1.5 }),
  )
}

const gift =
  (paper: string, ribbon: string): Draw =>
  (pen) => {
    const [across, along] = [
      pen.block({ wide: 0.26, high: 1.7, corner: 0, rough: 0 }),
      pen.block({ wide: 1.7, high: 0.26, corner: 0, rough: 0 }),
    ]
    return stack(
      boxShadow(pen, 1.7, 1.7),
      pen.raised(
        { soft: 0.03, steep: 2, glint: 0.4 },
        fill(
          pen.block({ wide: 1.7, high: 1.7, corner: 0.05, rough: 0 }),
          pen.slope([lighter(paper, 0.2), paper, darker(paper, 0.25)]),
        ),
      ),
      pen
        .scatter({ count: 22, within: 0.8, apart: 0.2, size: 0.05 })
        .map((spot) => fill(spot.disc(), lighter(paper, 0.4), 0.6)),
      pen.raised({ soft: 0.02, steep: 1.5, glint: 0.6 }, fill(across, ribbon) + fill(along, ribbon)),
      bow(pen.at(0, 0, 0.62), ribbon),
    )
  }

const balloon =
  (colour: string): Draw =>
  (pen) =>
    stack(
      line(
        pen,
        pen.curve(
          [
            [0, 0.7],
            [0.1, 0.95],
            [-0.1, 1.2],
            [0.06, 1.5],
          ],
          false,
        ),
        { colour: '#fff6e0', width: 0.03, opacity: 0.8 },
      ),
      tableShadow(pen.at(0.1, 0, 0.72), 0.35),
      ball(pen.at(0, -0.06, 0.74), [lighter(colour, 0.45), colour, darker(colour, 0.4)], {
        glint: 1.3,
        gleam: 40,
        ambient: 0.56,
      }),
      fill(pen.at(-0.24, -0.34).blob({ size: 0.13, long: 1.5, rough: 0.05 }), '#ffffff', 0.7),
      fill(
        pen.polygon([
          [0, 0.64],
          [0.1, 0.78],
          [-0.1, 0.78],
        ]),
        darker(colour, 0.15),
      ),
    )

/** A thick candle from above, burning. */
const candle: Draw = (pen) =>
  stack(
    fill(
      pen.disc(1.5),
      radial(
        pen.sheet,
        [
          [0, '#ffd98a', 0.8],
          [0.45, '#ffb04a', 0.3],
          [1, '#ff9020', 0],
        ],
        [0.5, 0.5, 0.5],
      ),
    ),
    tableShadow(pen.at(0, 0, 0.62)),
    solid(pen, pen.disc(0.62), ['#fffdf4', '#fbf0d8', '#e0cca4'], { soft: 0.08, steep: 1.2, ambient: 0.66 }),
    fill(
      pen.disc(0.46),
      radial(
        pen.sheet,
        [
          [0, '#fff6c4'],
          [0.6, '#ffdf8a'],
          [1, '#f0c874'],
        ],
        [0.5, 0.5, 0.5],
      ),
    ),
    fill(
      pen.at(0, -0.08).curve([
        [0, -0.42],
        [0.15, -0.02],
        [0, 0.16],
        [-0.15, -0.02],
      ]),
      linear(
        pen.sheet,
        [
          [0, '#ff9a1f'],
          [0.5, '#ffe08a'],
          [1, '#fffbe6'],
        ],
        [0, 0, 0, 1],
      ),
    ),
  )

/** Two rings on a cushion in their box. */
const ringBox: Draw = (pen) =>
  stack(
    boxShadow(pen, 1.6, 1.5),
    pen.raised(
      { soft: 0.05, steep: 1.6, glint: 0.6 },
      fill(pen.block({ wide: 1.6, high: 1.5, corner: 0.2, rough: 0 }), '#7a1030'),
    ),
    solid(pen, pen.block({ wide: 1.3, high: 1.2, corner: 0.24, rough: 0 }), ['#fffaf2', '#f6e6d8', '#d9bfae'], {
      soft: 0.14,
      steep: 1,
      ambient: 0.66,
    }),
    pen
      .spots(
        [
          [-0.2, 0.06],
          [0.2, -0.06],
        ],
        0.34,
      )
      .map((spot) =>
        spot.raised(
          { soft: 0.06, steep: 2, glint: 1.2, gleam: 34 },
          line(spot, spot.disc(0.8), { colour: '#e9b949', width: 0.24 }),
        ),
      ),
    pen.spots([[0.2, -0.36]], 0.14).map((spot) =>
      solid(
        spot,
        spot.polygon([
          [0, -1],
          [0.8, -0.3],
          [0.5, 0.8],
          [-0.5, 0.8],
          [-0.8, -0.3],
        ]),
        ['#ffffff', '#d6eef8', '#8fc4e0'],
        { soft: 0.1, steep: 1.6, glint: 1.4 },
      ),
    ),
  )

/** A pot with mango leaves and a coconut: the welcome of a house. */
const kalash: Draw = (pen) =>
  stack(
    tableShadow(pen.at(0, 0, 0.7)),
    pen
      .ring({ count: 9, far: 0.56, size: 0.42 })
      .map((spot, i) => props['mango-leaf'](new LeafPen(spot, (i / 9) * Math.PI * 2).pen)),
    pen.raised({ soft: 0.08, steep: 1.4, glint: 1, gleam: 26 }, fill(pen.disc(0.56), pen.sheen(gold))),
    line(pen, pen.disc(0.46), { colour: '#8a5a10', width: 0.05, opacity: 0.6 }),
    solid(pen, pen.blob({ size: 0.4, rough: 0.05 }), ['#a8703a', '#7d4a20', '#4a260c'], {
      soft: 0.2,
      steep: 1.2,
      grain: 0.8,
      bumps: 7,
    }),
    pen
      .spots([
        [-0.1, -0.08],
        [0.1, -0.08],
        [0, 0.1],
      ])
      .map((spot) => fill(spot.disc(0.045), '#2a1408')),
    fill(pen.at(0, -0.02).disc(0.06), '#d21f2c'),
  )

/** A leaf pointing outwards from the middle of the kalash. */
class LeafPen {
  readonly pen: Pen
  constructor(spot: Pen, turn: number) {
    this.pen = spot.turned(turn)
  }
}

/** Coloured powder in rings of petals. */
const rangoli: Draw = (pen) =>
  [
    ['#f2558b', 1, 12],
    ['#ffc13b', 0.78, 12],
    ['#2fa58f', 0.56, 8],
    ['#ff8a2a', 0.36, 8],
    ['#ffffff', 0.18, 6],
  ]
    .map(([colour, size, count]) => {
      const ring = pen.at(0, 0, Number(size))
      return stack(
        ring.ring({ count: Number(count), far: 0.72, size: 0.34 }).map((spot, i) =>
          fill(
            spot.turned((i / Number(count)) * Math.PI * 2).curve([
              [-1, 0],
              [0, -0.62],
              [0.9, 0],
              [0, 0.62],
            ]),
            String(colour),
            0.95,
          ),
        ),
        fill(ring.disc(0.5), darker(String(colour), 0.12), 0.9),
        line(ring, ring.disc(0.5), { colour: '#ffffff', width: 0.03 }),
      )
    })
    .join('')

const mortarboard: Draw = (spot) => {
  const pen = spot.turned(0.4)
  return stack(
    boxShadow(pen, 1.5, 1.5),
    pen.raised(
      { soft: 0.02, steep: 2, glint: 0.5 },
      fill(pen.block({ wide: 1.5, high: 1.5, corner: 0.03, rough: 0 }), pen.slope(['#3a3f5c', '#23283f', '#12152a'])),
    ),
    pen.raised(
      { soft: 0.02, steep: 1.6 },
      line(
        pen,
        pen.curve(
          [
            [0, 0],
            [0.3, 0.1],
            [0.62, 0.06],
            [0.92, 0.3],
          ],
          false,
        ),
        { colour: '#e9b949', width: 0.05 },
      ) +
        fill(
          pen.at(0.98, 0.46).curve([
            [-0.08, -0.16],
            [0.08, -0.16],
            [0.13, 0.3],
            [-0.13, 0.3],
          ]),
          '#e9b949',
        ),
    ),
    solid(pen, pen.disc(0.08), gold, { soft: 0.03, steep: 1.6 }),
  )
}

const scroll: Draw = (spot) => {
  const pen = spot.turned(-0.5)
  return stack(
    boxShadow(pen, 2, 0.5),
    pen.raised(
      { soft: 0.1, steep: 1.7, glint: 0.3, ambient: 0.6 },
      fill(pen.block({ wide: 2, high: 0.5, corner: 0.12, rough: 0 }), pen.slope(['#fffdf4', '#f6ead0', '#d6c096'])),
    ),
    pen.raised(
      { soft: 0.04, steep: 1.4 },
      fill(pen.block({ wide: 0.2, high: 0.56, corner: 0.02, rough: 0 }), '#c4202f'),
    ),
    bow(pen.at(0, 0, 0.34), '#c4202f'),
  )
}

/** A pocket watch. */
const watch: Draw = (pen) =>
  stack(
    tableShadow(pen.at(0, 0, 0.8)),
    pen.raised(
      { soft: 0.04, steep: 2, glint: 1.1, gleam: 30 },
      line(pen, pen.at(0, -0.94, 0.16).disc(), { colour: '#e9b949', width: 0.07 }) +
        fill(pen.disc(0.8), pen.sheen(gold)),
    ),
    fill(pen.disc(0.66), '#fffaf0'),
    pen.ring({ count: 12, far: 0.55, size: 0.06 }).map((spot, i) => fill(spot.disc(i % 3 ? 0.5 : 0.9), '#4a2a10')),
    line(
      pen,
      pen.polygon(
        [
          [0, 0],
          [0.26, -0.2],
        ],
        false,
      ),
      { colour: '#2a1608', width: 0.06 },
    ),
    line(
      pen,
      pen.polygon(
        [
          [0, 0],
          [-0.1, -0.44],
        ],
        false,
      ),
      { colour: '#2a1608', width: 0.04 },
    ),
    fill(pen.disc(0.06), '#a86f14'),
  )

const notebook =
  (cover: string): Draw =>
  (spot) => {
    const pen = spot.turned(0.14)
    const lines = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((v) =>
      line(
        pen,
        pen.polygon(
          [
            [-0.45, v],
            [0.55, v],
          ],
          false,
        ),
        { colour: '#9fb4cc', width: 0.015 },
      ),
    )
    const rings = [-0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7].map((v) =>
      pen.raised(
        { soft: 0.02, steep: 1.5, glint: 1 },
        line(
          pen,
          pen.polygon(
            [
              [-0.72, v],
              [-0.56, v],
            ],
            false,
          ),
          { colour: '#b9c0c8', width: 0.035 },
        ),
      ),
    )
    return stack(
      boxShadow(pen, 1.4, 1.8),
      pen.raised({ soft: 0.02, steep: 1.6 }, fill(pen.block({ wide: 1.4, high: 1.8, corner: 0.06, rough: 0 }), cover)),
      fill(pen.at(0.03, 0).block({ wide: 1.26, high: 1.66, corner: 0.03, rough: 0 }), '#fffdf6'),
      lines,
      rings,
    )
  }

const pencil =
  (colour: string): Draw =>
  (spot) => {
    const pen = spot.anyWay()
    return pen.raised(
      { soft: 0.03, steep: 1.8, glint: 0.6 },
      stack(
        fill(pen.block({ wide: 1.7, high: 0.15, corner: 0.02, rough: 0 }), colour),
        fill(
          pen.polygon([
            [0.85, -0.075],
            [1.08, 0],
            [0.85, 0.075],
          ]),
          '#f0d9ae',
        ),
        fill(
          pen.polygon([
            [1, -0.03],
            [1.08, 0],
            [1, 0.03],
          ]),
          '#2a1a10',
        ),
        fill(pen.at(-0.9, 0).block({ wide: 0.14, high: 0.16, corner: 0.04, rough: 0 }), '#f09ab0'),
      ),
    )
  }

/** A medal on its ribbon. */
const medal: Draw = (pen) => {
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const [turn, far] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 0.18 : 0.42]
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  return stack(
    [-1, 1].map((side) =>
      pen.raised(
        { soft: 0.03, steep: 1.4 },
        fill(
          pen.polygon([
            [side * 0.1, -0.4],
            [side * 0.44, -0.5],
            [side * 0.76, -1.3],
            [side * 0.3, -1.3],
          ]),
          side < 0 ? '#c4202f' : '#1f6f9a',
        ),
      ),
    ),
    tableShadow(pen.at(0, 0.1, 0.72)),
    pen
      .at(0, 0.1)
      .raised({ soft: 0.05, steep: 1.8, glint: 1.1, gleam: 28 }, fill(pen.at(0, 0.1).disc(0.72), pen.sheen(gold))),
    line(pen.at(0, 0.1), pen.at(0, 0.1).disc(0.58), { colour: '#8a5a10', width: 0.04, opacity: 0.6 }),
    pen.raised({ soft: 0.03, steep: 1.8, glint: 1 }, fill(pen.at(0, 0.1).polygon(star), '#fff0b8')),
  )
}

const heart =
  (colour: string): Draw =>
  (pen) =>
    tableShadow(pen.at(0, 0, 0.7), 0.4) +
    solid(
      pen,
      pen.curve([
        [0, 0.85],
        [-0.6, 0.3],
        [-0.88, -0.2],
        [-0.62, -0.66],
        [-0.2, -0.6],
        [0, -0.3],
        [0.2, -0.6],
        [0.62, -0.66],
        [0.88, -0.2],
        [0.6, 0.3],
      ]),
      [lighter(colour, 0.35), colour, darker(colour, 0.35)],
      { soft: 0.12, steep: 1.3, glint: 0.8 },
    )

/** A drum from above: skin, black eye, laces. */
const tabla: Draw = (pen) =>
  stack(
    tableShadow(pen),
    pen.raised({ soft: 0.05, steep: 1.5, glint: 0.6 }, fill(pen.disc(), '#8a4a1c')),
    pen.ring({ count: 24, far: 0.93, size: 0.06 }).map((spot) => fill(spot.disc(), '#f3dcae')),
    fill(pen.disc(0.86), pen.sheen(['#fffaf0', '#f3e2c0', '#cdb080'])),
    line(pen, pen.disc(0.68), { colour: '#c9a870', width: 0.02 }),
    solid(pen, pen.at(0.06, 0.04).disc(0.34), ['#4a4446', '#1f1b1c', '#0c0a0a'], {
      soft: 0.05,
      steep: 0.8,
      glint: 0.7,
    }),
  )

const sticks: Draw = (pen) =>
  [0.7, -0.7]
    .map((turn, i) => {
      const stick = pen.turned(turn)
      const bands = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((u, k) =>
        fill(
          stick.at(u, 0).block({ wide: 0.14, high: 0.18, corner: 0.02, rough: 0 }),
          (k + i) % 2 ? '#ffd36b' : '#1f9a8a',
        ),
      )
      return stick.raised(
        { soft: 0.05, steep: 1.8, glint: 0.6 },
        fill(stick.block({ wide: 2, high: 0.17, corner: 0.08, rough: 0 }), '#c4202f') + bands.join(''),
      )
    })
    .join('')

/** A rattle for a small hand. */
const rattle: Draw = (spot) => {
  const pen = spot.turned(-0.8)
  return stack(
    pen.raised(
      { soft: 0.06, steep: 1.6, glint: 0.8 },
      line(
        pen,
        pen.polygon(
          [
            [-0.5, 0],
            [0.3, 0],
          ],
          false,
        ),
        { colour: '#ffe08a', width: 0.16 },
      ) + line(pen, pen.at(-0.74, 0, 0.24).disc(), { colour: '#f28aa5', width: 0.1 }),
    ),
    ball(pen.at(0.56, 0, 0.42), ['#d8f0ff', '#8fcdf0', '#4a94c4'], { glint: 1, ambient: 0.6 }),
    line(
      pen,
      pen.at(0.56, 0).curve(
        [
          [0, -0.4],
          [0.1, 0],
          [0, 0.4],
        ],
        false,
      ),
      { colour: '#ffffff', width: 0.07 },
    ),
  )
}

/** A pair of knitted shoes, small as a thumb. */
const booties: Draw = (pen) =>
  pen
    .spots([
      [-0.4, 0, 0.6, -0.12],
      [0.4, 0.06, 0.6, 0.12],
    ])
    .map((shoe) =>
      stack(
        tableShadow(shoe.at(0, 0, 0.8), 0.4),
        solid(
          shoe,
          shoe.curve([
            [0, -1],
            [0.52, -0.6],
            [0.56, 0.2],
            [0.44, 0.9],
            [0, 1.06],
            [-0.44, 0.9],
            [-0.56, 0.2],
            [-0.52, -0.6],
          ]),
          ['#fff4f6', '#f9c9d6', '#dd8fa6'],
          { soft: 0.16, steep: 1.3, grain: 0.5, bumps: 12, ambient: 0.6 },
        ),
        fill(shoe.at(0, 0.46).blob({ size: 0.36, wide: 1.2, rough: 0.03 }), '#b56a80'),
        bow(shoe.at(0, -0.14, 0.34), '#f06a8c'),
      ),
    )
    .join('')

const keyOfHouse: Draw = (spot) => {
  const pen = spot.turned(0.6)
  return pen.raised(
    { soft: 0.035, steep: 2, glint: 1.1, gleam: 28 },
    stack(
      line(pen, pen.at(-0.64, 0, 0.26).disc(), { colour: '#e9b949', width: 0.13 }),
      line(
        pen,
        pen.polygon(
          [
            [-0.38, 0],
            [0.8, 0],
          ],
          false,
        ),
        { colour: '#e9b949', width: 0.12 },
      ),
      fill(
        pen.polygon([
          [0.46, 0],
          [0.46, 0.3],
          [0.58, 0.3],
          [0.58, 0],
        ]),
        '#e9b949',
      ),
      fill(
        pen.polygon([
          [0.68, 0],
          [0.68, 0.24],
          [0.8, 0.24],
          [0.8, 0],
        ]),
        '#e9b949',
      ),
    ),
  )
}

/** A round grill with its bars and glowing coals. */
const coals: Draw = (pen) =>
  stack(
    tableShadow(pen),
    pen.raised({ soft: 0.04, steep: 1.6, glint: 0.7 }, fill(pen.disc(), '#2a2624')),
    fill(
      pen.disc(0.9),
      radial(pen.sheet, [
        [0, '#ff7a1f'],
        [0.5, '#b5300a'],
        [1, '#2a0c04'],
      ]),
    ),
    bits(pen, {
      count: 46,
      colours: ['#3a2420', '#ff8a2a', '#5c2a1c', '#e2501a'],
      size: 0.1,
      within: 0.8,
      apart: 0.12,
      long: 1.2,
    }),
    pen.clipped(
      pen.disc(0.92),
      [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8]
        .map((u) =>
          pen.raised(
            { soft: 0.015, steep: 1.6, glint: 0.8 },
            line(
              pen,
              pen.polygon(
                [
                  [u, -1],
                  [u, 1],
                ],
                false,
              ),
              { colour: '#8b95a3', width: 0.03 },
            ),
          ),
        )
        .join(''),
    ),
  )

/** Knife and fork. */
const cutlery: Draw = (pen) => {
  const steel = linear(
    pen.sheet,
    [
      [0, '#ffffff'],
      [0.5, '#cfd5dc'],
      [1, '#8b95a3'],
    ],
    [0, 0, 1, 0],
  )
  const fork = pen.at(-0.26, 0)
  const knife = pen.at(0.28, 0)
  return pen.raised(
    { soft: 0.02, steep: 1.8, glint: 1, gleam: 28 },
    stack(
      fill(
        fork.curve([
          [-0.04, 1],
          [-0.035, -0.3],
          [-0.13, -0.45],
          [0.13, -0.45],
          [0.035, -0.3],
          [0.04, 1],
        ]),
        steel,
      ),
      [-0.1, -0.034, 0.034, 0.1].map((u) =>
        line(
          fork,
          fork.polygon(
            [
              [u, -0.48],
              [u, -0.96],
            ],
            false,
          ),
          { colour: '#dfe4ea', width: 0.04 },
        ),
      ),
      fill(
        knife.curve([
          [-0.05, 1],
          [-0.04, 0.05],
          [-0.08, -0.4],
          [-0.02, -1],
          [0.09, -0.5],
          [0.05, 0.05],
          [0.05, 1],
        ]),
        steel,
      ),
    ),
  )
}

export const occasionProps = {
  'gift-rose': gift('#e2557c', '#ffe08a'),
  'gift-teal': gift('#1f8a84', '#ffd36b'),
  'gift-gold': gift('#e0a52c', '#c4202f'),
  'gift-night': gift('#23305c', '#e9b949'),
  'balloon-rose': balloon('#f2557c'),
  'balloon-yellow': balloon('#ffc13b'),
  'balloon-blue': balloon('#3f9ad6'),
  'balloon-green': balloon('#4fb58a'),
  candle,
  'ring-box': ringBox,
  kalash,
  rangoli,
  mortarboard,
  scroll,
  watch,
  'notebook-blue': notebook('#24506b'),
  'notebook-red': notebook('#b5322a'),
  'pencil-yellow': pencil('#f5b82e'),
  'pencil-red': pencil('#d9342a'),
  'pencil-blue': pencil('#2a7fc4'),
  medal,
  'heart-red': heart('#d21f3c'),
  'heart-rose': heart('#f2708f'),
  tabla,
  sticks,
  rattle,
  booties,
  key: keyOfHouse,
  coals,
  cutlery,
} satisfies Record<string, Draw>
