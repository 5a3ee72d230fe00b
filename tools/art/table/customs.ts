import { darker } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Shades } from '../kit/pen.ts'
import { linear, radial } from '../kit/sheet.ts'
import { solid } from '../parts/dough.ts'
import { tableShadow } from '../vessels.ts'
import { mangoLeaf } from './props.ts'

export const gold: Shades = ['#fff3c4', '#e9b949', '#a86f14']

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

/** A pot with mango leaves and a coconut: the welcome of a house. */
const kalash: Draw = (pen) =>
  stack(
    tableShadow(pen.at(0, 0, 0.7)),
    pen.ring({ count: 9, far: 0.56, size: 0.42 }).map((spot, i) => mangoLeaf(spot.turned((i / 9) * Math.PI * 2))),
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

export const customs = {
  candle,
  kalash,
  rangoli,
  tabla,
  sticks,
} satisfies Record<string, Draw>
