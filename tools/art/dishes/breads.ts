import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { breadBrown, charred, crease, flatbread, folded, log, puff, solid } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { bits, butter, onionRings, specks } from '../parts/sprinkles.ts'
import { curry, sauce } from '../parts/sauce.ts'
import { inBowl, onPlate } from '../vessels.ts'

const wheat: Shades = ['#f2dcae', '#e3bf83', '#c79555']
const millet: Shades = ['#c9b088', '#a98c62', '#7d633f']
const pale: Shades = ['#fbeecb', '#f0d296', '#cf9a50']
const sweet: Shades = ['#fbd77a', '#eeb64a', '#c9832a']
const poori: Shades = ['#f7cd78', '#e4a344', '#b9722a']
const luchi: Shades = ['#fff4d6', '#f8e2ac', '#d9ae66']

export const roti: Draw = (pen) => flatbread(pen, wheat)
export const pita: Draw = (pen) => flatbread(pen, pale, ['#b9803a', '#a06a2a'])
export const puri: Draw = (pen) => puff(pen, poori, { grain: 0.25 })

/** A drop of leavened dough, blistered by the clay oven. */
function naan(pen: Pen): string {
  const drop = Array.from({ length: 13 }, (_, i): Point => {
    const turn = (i / 13) * Math.PI * 2
    const uneven = pen.between(0.955, 1.045)
    return [Math.cos(turn) * uneven, Math.sin(turn) * 0.72 * (1 - 0.24 * Math.cos(turn)) * uneven]
  })
  const shape = pen.curve(drop)
  const crust = pen.glow([
    [0, '#fbe9c0'],
    [0.55, '#f3d497'],
    [0.85, '#dfa95e'],
    [1, '#c48742'],
  ])
  return stack(
    pen.raised(
      { soft: 0.044, steep: 0.9, glint: 0.22, gleam: 12, ambient: 0.6, grain: 0.5, bumps: 5.5 },
      fill(shape, crust),
    ),
    pen.clipped(shape, pen.blurred(0.04, line(pen, shape, { colour: '#a9662a', width: 0.1, opacity: 0.55 }))),
    charred(pen, shape, ['#6d3a14', '#7d4519', '#b9722f'], 26),
    herbs(pen, 9, { within: 0.62, apart: 0.2, size: 0.09 }),
  )
}

const bhaji = curry({
  base: '#e0a52c',
  oil: '#f6d06a',
  dark: '#b3761a',
  of: ['potato', 'pea'],
  size: 0.2,
  count: 16,
  herbs: 6,
})

/** Puffed breads with potatoes. */
const puffsWithPotato =
  (shades: Shades, metal: 'copper' | 'brass'): Draw =>
  (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.44, -0.4],
            [-0.54, 0.2],
            [-0.06, 0],
            [-0.1, 0.56],
          ],
          0.34,
        )
        .map((spot) => puff(spot, shades)),
      inBowl(metal, bhaji)(pen.at(0.46, -0.22, 0.42)),
      chillies(pen, green, [pen.at(0.44, 0.5, 0.22, 0.3)]),
    )

function stackOf(shades: Shades, marks = breadBrown): Draw {
  return (pen) =>
    pen
      .spots(
        [
          [-0.16, -0.16],
          [0.14, -0.1],
          [-0.06, 0.12],
          [0.06, 0.04],
        ],
        0.7,
      )
      .map((spot) => flatbread(spot, shades, marks))
      .join('')
}

const roll = (pen: Pen): string => {
  const shape = pen.blob({ rough: 0.03, points: 12, wide: 0.86 })
  return stack(
    solid(pen, shape, ['#f0b863', '#d08432', '#9a5518'], {
      soft: 0.26,
      steep: 1.2,
      glint: 0.6,
      gleam: 24,
      ambient: 0.54,
    }),
    crease(
      pen,
      [
        [-0.4, -0.1],
        [0, 0.06],
        [0.44, -0.08],
      ],
      { colour: '#fbe3b0', width: 0.05, opacity: 0.7 },
    ),
  )
}

export const breads = {
  roti: onPlate('steel', (pen) => stackOf(wheat)(pen) + butter(pen.at(0.08, 0.04, 0.19))),
  paratha: onPlate('clay', (pen) =>
    stack(
      stackOf(['#f3d08c', '#dca85a', '#b97f38'], ['#7d451a', '#96581f', '#5e3010'])(pen),
      [0.62, 0.44, 0.26].map((r) =>
        line(pen, pen.at(0.06, 0.04).blob({ size: r, rough: 0.05 }), { colour: '#8f5a22', width: 0.012, opacity: 0.4 }),
      ),
      herbs(pen, 8, { within: 0.5, size: 0.07 }),
      butter(pen.at(0.1, 0, 0.17)),
    ),
  ),
  rotla: onPlate('black', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.16, -0.2],
            [0.08, 0.1],
          ],
          0.68,
        )
        .map((spot) => flatbread(spot, millet)),
      butter(pen.at(0.1, 0.08, 0.22)),
      chillies(pen, green, [pen.at(0.7, -0.42, 0.21, 1)]),
      onionRings(pen, pen.spots([[0.56, -0.6]], 0.1)),
    ),
  ),
  'butter-naan': onPlate(
    'black',
    (pen) => naan(pen.at(-0.1, -0.26, 0.86, -0.55)) + naan(pen.at(0.06, 0.2, 0.86, -0.15)),
  ),
  'puri-bhaji': onPlate('steel', puffsWithPotato(poori, 'copper')),
  luchi: onPlate('teal', puffsWithPotato(luchi, 'brass')),
  'puran-poli': onPlate('indigo', (pen) =>
    stack(
      [pen.at(-0.1, -0.66, 0.62, 0.15), pen.at(-0.18, -0.3, 0.68, -0.06), pen.at(-0.06, 0.06, 0.7, 0.1)].map((spot) =>
        folded(spot, sweet),
      ),
      butter(pen.at(-0.08, 0.38, 0.16)),
      inBowl('brass', (bowl) => sauce(bowl, { base: '#f2c044', oil: '#ffe48a', dark: '#c98a1a' }))(
        pen.at(0.58, -0.4, 0.28),
      ),
    ),
  ),
  pita: onPlate(
    'white',
    (pen) =>
      pen
        .spots(
          [
            [-0.3, -0.26],
            [0.32, -0.14],
            [-0.06, 0.3],
          ],
          0.51,
        )
        .map(pita)
        .join('') + herbs(pen, 5, { within: 0.5, apart: 0.3, size: 0.09 }),
  ),
  'garlic-bread': onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.32, -0.5, 0.39, -0.2],
          [-0.28, -0.16, 0.39, -0.12],
          [-0.3, 0.2, 0.39, -0.16],
          [0.34, -0.34, 0.39, 0.3],
          [0.36, 0.04, 0.39, 0.22],
          [0.12, 0.5, 0.39, 0.1],
        ])
        .map(slice),
      inBowl(
        'white',
        (bowl) => sauce(bowl, { base: '#c4331c', oil: '#f0703c', dark: '#8a1a0a' }) + herbs(bowl, 1, { size: 0.4 }),
      )(pen.at(0.56, 0.5, 0.24)),
    ),
  ),
  'dinner-rolls': onPlate('white', (pen) =>
    stack(
      pen.ring({ count: 6, far: 0.56, size: 0.31, from: 0.3 }).map((spot) => roll(spot.anyWay())),
      roll(pen.at(0, 0, 0.31)),
      specks(pen, { count: 60, within: 0.75, colours: ['#fff4d8', '#4f7a2a'], sizes: [0.006, 0.012] }),
      butter(pen.at(0.36, 0.06, 0.12)),
    ),
  ),
  grissini: onPlate('indigo', (pen) =>
    stack(
      [-0.5, -0.3, -0.1, 0.1, 0.3].map((v) => {
        const { shape, body } = log(pen.at(v * 0.2, v, 0.74, -0.5 + v * 0.3), {
          wide: 0.085,
          shades: ['#f3cf8c', '#d9a04c', '#a86a22'],
        })
        return (
          body + pen.clipped(shape, specks(pen, { count: 120, colours: ['#fff3d6', '#f0dcae'], sizes: [0.008, 0.014] }))
        )
      }),
      inBowl(
        'white',
        (bowl) =>
          sauce(bowl, { base: '#a9862a', oil: '#e0c65a', dark: '#6f5510' }) +
          specks(bowl, { count: 30, colours: ['#2f1608'], sizes: [0.02, 0.05] }),
      )(pen.at(0.48, 0.46, 0.3)),
      herbs(pen, 3, { within: 0.7, apart: 0.5, size: 0.12 }),
    ),
  ),
} satisfies Record<string, Draw>

function slice(pen: Pen): string {
  const { shape, body } = log(pen, { wide: 0.43, shades: ['#f9e2a0', '#efc060', '#c98a30'], grain: 0.7, glint: 0.35 })
  const edge = pen.blurred(0.04, line(pen, shape, { colour: '#9a5a1c', width: 0.12, opacity: 0.65 }))
  const topping = bits(pen, { count: 14, colours: ['#fff0b4', '#ffe28a'], size: 0.07, within: 0.8 })
  const herbsOnIt = specks(pen, {
    count: 60,
    within: 0.95,
    colours: ['#3f7a22', '#5c9a35', '#2f5f18'],
    sizes: [0.015, 0.035],
  })
  return body + pen.clipped(shape, edge + topping + herbsOnIt)
}
