import { fill, stack } from '../kit/ink.ts'
import type { Draw, Shades } from '../kit/pen.ts'
import { ball, crumbed } from '../parts/dough.ts'
import { chillies, herbsAt, scallions } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { bits, butter } from '../parts/sprinkles.ts'
import { type Material, onPlate } from '../vessels.ts'
import { dry } from './fried.ts'

/** Cubes fried crisp and tossed with peppers. */
const withPeppers = (material: Material, piece: Draw, glaze: string): Draw =>
  onPlate(material, (pen) =>
    stack(
      pen.blurred(0.03, fill(pen.blob({ size: 0.66, rough: 0.08, points: 14 }), glaze, 0.6)),
      pieces(pen, ['greenPepper', 'redPepper'], { count: 12, size: 0.15, within: 0.62, apart: 0.2 }),
      pen.scatter({ count: 19, within: 0.64, apart: 0.27, size: 0.17 }).map((spot) => piece(spot)),
      chillies(
        pen,
        '#b0180f',
        pen.spots([
          [-0.3, -0.2, 0.18, 0.6],
          [0.26, 0.2, 0.18, 2.1],
        ]),
      ),
      dry(pen, ['#fff3d6', '#f0dcae']),
      scallions(pen, 18, 0.62),
    ),
  )

const chunk =
  (shades: Shades, crumbs: readonly string[], long = 1): Draw =>
  (spot) => {
    const pen = spot.anyWay()
    return crumbed(pen, pen.block({ wide: 1.6 * long, high: 1.5, corner: 0.3, rough: 0.1 }), shades, crumbs)
  }

const tofu = chunk(['#f8e0a4', '#e3b862', '#a87a2a'], ['#fff3d0', '#8a5a18'])

export const tossed = {
  'chilli-paneer': withPeppers('white', chunk(['#f5d8a0', '#dfa858', '#9a5a1c'], ['#b5461a', '#fff0d0']), '#8a3010'),
  'chilli-potato': withPeppers(
    'black',
    chunk(['#f0a83c', '#d07a1c', '#86400a'], ['#fff3d6', '#a8380f'], 1.8),
    '#a8380f',
  ),
  tofu: withPeppers('teal', tofu, '#6b3a10'),
  'kung-pao': withPeppers(
    'indigo',
    (pen) =>
      pen.random.chance(0.4)
        ? pen.raised(
            { soft: 0.2, steep: 1.2, glint: 0.5 },
            fill(pen.blob({ size: 0.8, rough: 0.2, points: 12 }), '#3f8a34'),
          ) + bits(pen, { count: 14, colours: ['#4f9b3f', '#2f7429'], size: 0.24, within: 0.7 })
        : ball(pen.at(0, 0, 0.78), ['#e8a85a', '#b8702c', '#743a10'], { glint: 0.8, grain: 0.4 }),
    '#7a2c0c',
  ),
  'lotus-stem': withPeppers(
    'clay',
    (pen) =>
      pen.raised(
        { soft: 0.12, steep: 1.2, glint: 0.8, grain: 0.3 },
        `<path fill-rule="evenodd" d="${pen.blob({ rough: 0.05, points: 12 })}${pen
          .ring({ count: 6, far: 0.52, size: 0.17 })
          .map((spot) => spot.disc())
          .join('')}${pen.disc(0.14)}" fill="${pen.pick(['#e8b062', '#d99a44'])}"/>`,
      ),
    '#7a3410',
  ),
  'stir-fry-platter': onPlate('black', (pen) =>
    stack(
      pieces(pen, ['broccoli', 'redPepper', 'carrot', 'mushroom', 'corn'], {
        count: 60,
        size: 0.2,
        within: 0.74,
        apart: 0.16,
        glint: 0.9,
      }),
      butter(pen.at(0.5, 0.3, 0.12)),
      herbsAt(pen, []),
    ),
  ),
} satisfies Record<string, Draw>
