import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { noodles } from '../parts/grains.ts'
import { herbs, herbsAt } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, onionRings, specks } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

/** A large leaf, darker along its middle. */
function basil(spot: Pen): string {
  const pen = spot.anyWay()
  const shape = pen.curve([
    [-1, 0],
    [-0.4, -0.5],
    [0.4, -0.46],
    [1, 0],
    [0.4, 0.46],
    [-0.4, 0.5],
  ])
  return (
    pen.raised({ soft: 0.16, steep: 1.2, glint: 0.6 }, fill(shape, pen.sheen(['#6fb545', '#3f8a2c', '#265c1a']))) +
    line(
      pen,
      pen.curve(
        [
          [-0.9, 0],
          [0, 0.06],
          [0.9, 0],
        ],
        false,
      ),
      { colour: '#cfe8a8', width: 0.05, opacity: 0.6 },
    )
  )
}

function pizza(pen: Pen): string {
  const crust = pen.blob({ rough: 0.025, points: 18 })
  const cheese = pen.at(0, 0, 0.82)
  const melted = cheese.blob({ size: 0.97, rough: 0.06, points: 24 })
  const blisters = pen
    .ring({ count: 17, far: 0.93, size: 0.07 })
    .map((spot) =>
      spot.blurred(
        0.3,
        fill(
          spot.at(spot.between(-0.4, 0.4), 0, spot.between(0.5, 1.1)).blob({ rough: 0.3 }),
          spot.pick(['#7d4212', '#9a5a1c']),
          0.5,
        ),
      ),
    )
  return stack(
    solid(pen, crust, ['#f6d494', '#e5a852', '#a8641f'], { soft: 0.06, steep: 1.7, glint: 0.25, grain: 0.5, bumps: 9 }),
    blisters,
    fill(cheese.blob({ rough: 0.03, points: 20 }), '#c43a1c'),
    cheese.raised(
      { soft: 0.03, steep: 1.3, glint: 0.4, gleam: 14, ambient: 0.6, grain: 0.8, bumps: 5 },
      fill(melted, '#ffdf94'),
    ),
    cheese.clipped(
      melted,
      cheese.spattered(melted, { colour: '#d9772a', bumps: 5, above: 0.56, gain: 9, opacity: 0.55, soft: 2 }),
    ),
    pen
      .scatter({ count: 8, within: 0.58, apart: 0.26, size: 0.11 })
      .map((spot) =>
        stack(
          spot.raised({ soft: 0.14, steep: 1.2, glint: 0.7 }, fill(spot.blob({ rough: 0.06 }), '#d6331f')),
          fill(spot.disc(0.66), '#f06a4a', 0.6),
          specks(spot, { count: 5, within: 0.45, colours: ['#fbd07a'], sizes: [0.07, 0.1] }),
        ),
      ),
    pieces(pen, ['greenPepper', 'mushroom'], { count: 12, size: 0.1, within: 0.62, apart: 0.2 }),
    pen
      .scatter({ count: 9, within: 0.64, apart: 0.22, size: 0.04 })
      .map((spot) =>
        spot.raised({ soft: 0.3, steep: 1, glint: 0.9 }, line(spot, spot.disc(), { colour: '#1d1a1c', width: 0.75 })),
      ),
    pen.scatter({ count: 5, within: 0.55, apart: 0.4, size: 0.13 }).map(basil),
    // The cuts of the wheel, pressed into the cheese.
    [0.3, 1.35, 2.4].map((turn) =>
      pen.blurred(
        0.004,
        line(
          pen,
          pen.turned(turn).polygon(
            [
              [-0.94, 0],
              [0.94, 0],
            ],
            false,
          ),
          { colour: '#6b2f0c', width: 0.01, opacity: 0.5 },
        ),
      ),
    ),
  )
}

function penne(spot: Pen): string {
  const pen = spot.anyWay()
  const tube = pen.block({ wide: 2, high: 0.76, corner: 0.1, rough: 0.03 })
  return (
    pen.raised(
      { soft: 0.12, steep: 1.4, glint: 0.5, ambient: 0.58 },
      fill(tube, pen.pick(['#f8dc96', '#f3d083', '#fae5b0'])),
    ) + fill(pen.at(0.92, 0).blob({ size: 0.3, long: 0.5, rough: 0.05 }), '#7a4a18', 0.85)
  )
}

const sauced =
  (base: string, oil: string): Draw =>
  (pen) =>
    sauce(pen.at(0, 0, 0.86), { base, oil, oily: 0.3 }) +
    pen.scatter({ count: 58, within: 0.72, apart: 0.125, size: 0.135 }).map(penne).join('')
const shavings = (pen: Pen) =>
  bits(pen, { count: 12, colours: ['#fff6dc', '#fbeec6'], size: 0.05, within: 0.55, long: 2.2, apart: 0.14 })

/** Something baked under cheese in its dish. */
const baked =
  (under: string, crust: readonly [string, string, string]): Draw =>
  (pen) => {
    const top = pen.blob({ size: 0.95, rough: 0.04, points: 22 })
    return stack(
      sauce(pen, { base: under, oily: 0.5 }),
      solid(pen, top, crust, { soft: 0.04, steep: 1, glint: 0.5, gleam: 14, ambient: 0.58, grain: 0.9, bumps: 5 }),
      pen.clipped(
        top,
        stack(
          pen.spattered(top, { colour: '#a8561a', bumps: 5, above: 0.55, gain: 9, opacity: 0.6, soft: 2 }),
          pen.spattered(top, { colour: under, bumps: 3, above: 0.64, gain: 12, opacity: 0.8, soft: 2 }),
        ),
      ),
      herbs(pen, 7),
    )
  }

export const italian = {
  pizza: onPlate('black', (pen) => pizza(pen.at(0, 0, 0.97)), 0.1),
  pasta: onPlate('white', (pen) =>
    stack(
      noodles(pen.at(0, 0, 0.84), { colours: ['#fbd28a', '#f3b863', '#f8c878', '#eaa548'], count: 110, width: 0.05 }),
      sauce(pen.at(0, -0.02, 0.36), { base: '#c9381a', oil: '#f5863c', dark: '#8a1a08' }),
      bits(pen.at(0, -0.02), {
        count: 34,
        colours: ['#d9502a', '#b52a14', '#e8783c'],
        size: 0.05,
        within: 0.36,
        apart: 0.08,
        long: 1.2,
        glint: 0.7,
      }),
      shavings(pen.at(0, 0, 0.7)),
      pen
        .spots(
          [
            [0.06, -0.08],
            [-0.1, 0.02],
            [0.1, 0.1],
          ],
          0.13,
        )
        .map(basil),
    ),
  ),
  'penne-alfredo': onPlate('indigo', (pen) =>
    stack(
      sauced('#f6e6c0', '#fff8e6')(pen),
      pieces(pen, ['broccoli', 'redPepper', 'broccoli'], { count: 10, size: 0.13, within: 0.6, apart: 0.24 }),
      specks(pen, { count: 70, colours: ['#3a2a14', '#5c4a2a'], sizes: [0.004, 0.009] }),
      herbs(pen, 7, { within: 0.6 }),
    ),
  ),
  'penne-arrabbiata': onPlate('white', (pen) =>
    stack(
      sauced('#c9381a', '#f5863c')(pen),
      pieces(pen, ['tomato'], { count: 14, size: 0.14, within: 0.62 }),
      shavings(pen),
      pen.scatter({ count: 4, within: 0.5, apart: 0.4, size: 0.13 }).map(basil),
    ),
  ),
  'pesto-pasta': onPlate('clay', (pen) =>
    stack(
      sauced('#7d9a3c', '#c4d98a')(pen),
      pieces(pen, ['tomato', 'broccoli'], { count: 12, size: 0.14, within: 0.62, apart: 0.24 }),
      shavings(pen),
      pen.scatter({ count: 3, within: 0.5, apart: 0.4, size: 0.13 }).map(basil),
    ),
  ),
  lasagne: inBowl('clay', baked('#c4381a', ['#ffe49a', '#f3c25c', '#b5701c'])),
  gratin: inBowl('white', baked('#f0dca4', ['#fff0b8', '#f5cf74', '#c08428'])),
  bruschetta: onPlate(
    'white',
    (pen) =>
      pen
        .spots([
          [-0.4, -0.4, 0.3, -0.5],
          [0.34, -0.44, 0.3, -0.35],
          [-0.48, 0.2, 0.3, -0.45],
          [0.22, 0.12, 0.3, -0.5],
          [-0.1, 0.62, 0.3, -0.3],
          [0.62, 0.46, 0.3, -0.6],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.blob({ rough: 0.05, points: 11, long: 1.28, wide: 0.86 }),
              ['#f9e6b8', '#ecc57c', '#8a4f18'],
              { soft: 0.08, steep: 1.6, glint: 0.2, grain: 0.7, bumps: 5 },
            ),
            bits(spot, {
              count: 22,
              colours: ['#d9342a', '#c4261c', '#e85a3a', '#f0704c'],
              size: 0.13,
              within: 0.7,
              apart: 0.2,
              long: 1.15,
              glint: 0.9,
            }),
            bits(spot, { count: 5, colours: ['#fff6e0'], size: 0.08, within: 0.6 }),
            herbsAt(spot, spot.scatter({ count: 2, within: 0.4, apart: 0.3, size: 0.36 })),
          ),
        )
        .join(''),
    0.12,
  ),
  crostini: onPlate(
    'black',
    (pen) =>
      pen
        .ring({ count: 6, far: 0.54, size: 0.28 })
        .map((spot) =>
          stack(
            solid(spot, spot.blob({ rough: 0.05, points: 11 }), ['#f9e6b8', '#ecc57c', '#8a4f18'], {
              soft: 0.1,
              steep: 1.6,
              grain: 0.7,
            }),
            solid(spot, spot.blob({ size: 0.7, rough: 0.12 }), ['#fffaf0', '#f3ead2', '#cfc0a0'], {
              soft: 0.1,
              steep: 1,
            }),
            bits(spot, { count: 6, colours: ['#3a2a4a', '#5c2a4a'], size: 0.16, within: 0.4, glint: 0.9 }),
          ),
        )
        .join('') +
      onionRings(pen, []) +
      herbs(pen, 4, { within: 0.3 }),
  ),
} satisfies Record<string, Draw>
