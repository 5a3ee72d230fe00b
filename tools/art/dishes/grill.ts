import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { log } from '../parts/dough.ts'
import { herbs } from '../parts/greens.ts'
import { onionRings, specks, wedge } from '../parts/sprinkles.ts'
import { type Material, inBowl, onPlate } from '../vessels.ts'
import { mintChutney } from './sides.ts'

/** What is threaded on a skewer: how wide it is (in radii), its colours, whether it takes the fire's marks. */
const threaded = {
  paneer: { wide: 0.96, colours: ['#f0a040', '#ea9030', '#f4b055'], round: false, charred: true },
  chicken: { wide: 0.98, colours: ['#d8501f', '#c9431a', '#e4642c'], round: true, charred: true },
  creamy: { wide: 0.98, colours: ['#f3dca8', '#ecd094', '#f8e8c4'], round: true, charred: true },
  mushroom: { wide: 0.86, colours: ['#d9b070', '#c99a54', '#e6c48c'], round: true, charred: true },
  mozzarella: { wide: 0.8, colours: ['#fffdf4', '#f8f2e0'], round: true, charred: false },
  tomato: { wide: 0.66, colours: ['#e03a26', '#c9281a'], round: true, charred: false },
  basil: { wide: 0.3, colours: ['#3f8a34', '#2f7429'], round: false, charred: false },
  onion: { wide: 0.34, colours: ['#e4b3d2', '#d99cc4'], round: false, charred: false },
  green: { wide: 0.36, colours: ['#4c9a2a', '#3f8523'], round: false, charred: false },
  red: { wide: 0.36, colours: ['#d22f22', '#bd2218'], round: false, charred: false },
} as const

type Threaded = keyof typeof threaded

/** A skewer through the pen's point, `reach` radii long to each side. */
function skewer(pen: Pen, of: readonly Threaded[], reach: number, size: number): string {
  const stick = pen.polygon(
    [
      [-reach, 0],
      [reach, 0],
    ],
    false,
  )
  const laid: string[] = []
  for (let at = -reach * 0.86, i = 0; ; i++) {
    const next = of[i % of.length] ?? 'paneer'
    const kind = threaded[next === 'onion' && pen.sheet.isJain ? 'green' : next]
    const wide = kind.wide * size * 1.02
    if (at + wide > reach * 0.86) break
    laid.push(piece(pen.at(at + wide / 2, 0, size, pen.between(-0.1, 0.1)), kind))
    at += wide
  }
  return stack(
    line(pen, stick, { colour: '#6a4420', width: size * 0.1 }),
    line(pen, stick, { colour: '#d9b27a', width: size * 0.04 }),
    laid,
  )
}

function piece(pen: Pen, kind: (typeof threaded)[Threaded]): string {
  const shape = kind.round
    ? pen.blob({ size: kind.wide * 0.54, rough: 0.1 })
    : pen.block({ wide: kind.wide * 0.96, high: 1, corner: kind.wide * 0.2 })
  const marks = pen.scatter({ count: 4, within: 0.36, apart: 0.16 }).map((spot) => {
    const mark = spot.at(0, 0, spot.between(0.05, 0.12))
    return mark.blurred(0.3, fill(mark.blob({ rough: 0.35 }), '#3a1406', mark.between(0.4, 0.75)))
  })
  return (
    pen.raised(
      { soft: 0.12, steep: 1.5, glint: 0.6, gleam: 22, ambient: 0.5, grain: kind.charred ? 0.5 : 0.1, bumps: 5 },
      fill(shape, pen.pick(kind.colours)),
    ) + (kind.charred ? marks.join('') : '')
  )
}

function skewers(material: Material, of: readonly Threaded[], tilt: number, size = 0.38): Draw {
  return onPlate(material, (pen) =>
    stack(
      [-0.5, -0.1, 0.3].map((v) =>
        skewer(pen.at(0, v, 1, tilt + pen.between(-0.03, 0.03)), of, 0.93 * Math.sqrt(1 - v * v * 0.7), size),
      ),
      onionRings(
        pen,
        pen.spots(
          [
            [-0.36, 0.76],
            [-0.23, 0.71],
            [-0.1, 0.76],
          ],
          0.1,
        ),
      ),
      wedge(pen.at(0.28, 0.66, 0.18, 2.9)),
      herbs(pen, 8, { within: 0.7, apart: 0.3, size: 0.11 }),
    ),
  )
}

export const grill = {
  'paneer-tikka': skewers('black', ['paneer', 'green', 'onion', 'paneer', 'red', 'onion'], -0.14),
  'chicken-tikka': skewers('steel', ['chicken', 'chicken', 'onion', 'chicken', 'green'], 0.12, 0.4),
  'malai-tikka': skewers('indigo', ['creamy', 'green', 'creamy', 'onion'], -0.12, 0.4),
  'tandoori-mushroom': skewers('clay', ['mushroom', 'red', 'mushroom', 'green'], 0.1, 0.36),
  'caprese-skewers': skewers('white', ['mozzarella', 'basil', 'tomato', 'basil'], -0.2, 0.36),
  kebab: onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [0, -0.5, 0.68, -0.16],
          [0, -0.17, 0.68, -0.16],
          [0, 0.16, 0.68, -0.16],
        ])
        .map((spot) => {
          const { shape, body } = log(spot, { wide: 0.2, shades: ['#b5662c', '#8a4218', '#5a240a'], grain: 0.75 })
          const dents = Array.from({ length: 9 }, (_, i) =>
            spot.blurred(
              0.015,
              line(
                spot,
                spot.curve(
                  [
                    [-0.9 + i * 0.22, -0.2],
                    [-0.94 + i * 0.22, 0],
                    [-0.9 + i * 0.22, 0.2],
                  ],
                  false,
                ),
                { colour: '#2f1004', width: 0.04, opacity: 0.45 },
              ),
            ),
          )
          return (
            line(
              spot,
              spot.polygon(
                [
                  [-1.36, 0],
                  [1.36, 0],
                ],
                false,
              ),
              { colour: '#d5dae0', width: 0.04 },
            ) +
            body +
            spot.clipped(
              shape,
              dents.join('') +
                specks(spot, {
                  count: 70,
                  within: 1,
                  colours: ['#4f7a2a', '#e0a060', '#2f1004'],
                  sizes: [0.006, 0.016],
                }),
            )
          )
        }),
      onionRings(
        pen,
        pen.spots(
          [
            [-0.5, 0.62],
            [-0.36, 0.56],
            [-0.22, 0.62],
          ],
          0.11,
        ),
      ),
      wedge(pen.at(0.14, 0.62, 0.18, 0.2)),
      inBowl('white', mintChutney)(pen.at(0.6, 0.54, 0.22)),
      herbs(pen, 6, { apart: 0.34, size: 0.11 }),
    ),
  ),
} satisfies Record<string, Draw>
