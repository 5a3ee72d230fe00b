import { fill, line, stack } from '../kit/ink.ts'
import { linear } from '../kit/sheet.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { flatbread, ringVada, solid, white } from '../parts/dough.ts'
import { bananaLeaf, herbs, herbsAt } from '../parts/greens.ts'
import { curry } from '../parts/sauce.ts'
import { bits, onionBits } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { dals } from './dals.ts'
import { sides } from './sides.ts'

const sambar = (pen: Pen) => dals.sambar(pen)
const chutney = (pen: Pen) => sides['coconut-chutney'](pen)
const idli = (pen: Pen) => white(pen, ['#ffffff', '#fdf9ee', '#e9dfc8'])

/** A rice crêpe rolled around its filling: as long as two radii. */
function dosa(pen: Pen): string {
  const half = 0.27
  const body: Point[] = [
    [-1, -half * 0.82],
    [-0.4, -half * 1.08],
    [0.4, -half * 1.08],
    [1, -half * 0.86],
    [1.06, 0],
    [1, half * 0.9],
    [0.4, half * 1.08],
    [-0.4, half * 1.08],
    [-1, half * 0.86],
    [-1.06, 0],
  ]
  const shape = pen.curve(body)
  const bands = Array.from({ length: 11 }, (_, i) => {
    const band = pen.at((i / 10 - 0.5) * 2.1, 0.04)
    return band.blurred(
      0.035,
      fill(band.blob({ size: 0.14, wide: 2.2, rough: 0.1 }), '#a9601c', band.between(0.14, 0.34)),
    )
  })
  const rings = Array.from({ length: 30 }, (_, i) => {
    const u = (i / 29 - 0.5) * 2.1
    return line(
      pen,
      pen.curve(
        [
          [u, -half * 1.1],
          [u + 0.06, 0],
          [u + 0.02, half * 1.1],
        ],
        false,
      ),
      { colour: pen.pick(['#8a4d14', '#fff0c4', '#a9661f']), width: 0.008, opacity: pen.between(0.12, 0.32) },
    )
  })
  const seam = (v: number): Point[] => [
    [-1.04, v],
    [-0.4, v + 0.05],
    [0.4, v + 0.05],
    [1.06, v],
  ]
  return stack(
    pen.blurred(0.05, fill(pen.at(0.03, 0.06).curve(body), '#180802', 0.45)),
    [-1, 1].map((side) =>
      bits(pen.at(side * 1.03, 0.01, 0.2), {
        count: 16,
        colours: ['#f0c34a', '#e2b03a', '#f8d878', '#7db83a'],
        size: 0.2,
        within: 0.7,
        apart: 0.24,
      }),
    ),
    fill(
      shape,
      linear(
        pen.sheet,
        [
          [0, '#f9dc9c'],
          [0.24, '#f0bf68'],
          [0.5, '#dd9a3e'],
          [0.78, '#c27a29'],
          [1, '#8f5218'],
        ],
        [0, 0, 0, 1],
      ),
    ),
    pen.clipped(
      shape,
      stack(
        bands,
        rings,
        pen.spattered(shape, { colour: '#7d4210', bumps: 24, above: 0.57, gain: 7, opacity: 0.3 }),
        pen.spattered(shape, { colour: '#fff0c0', bumps: 40, above: 0.58, gain: 8, opacity: 0.26 }),
        line(pen, pen.curve(seam(0.1), false), { colour: '#6d3a0d', width: 0.018, opacity: 0.65 }),
        line(pen, pen.curve(seam(0.085), false), { colour: '#fff0c8', width: 0.01, opacity: 0.6 }),
        pen.blurred(
          0.02,
          line(
            pen,
            pen.curve(
              [
                [-0.9, -0.17],
                [0, -0.22],
                [0.9, -0.17],
              ],
              false,
            ),
            { colour: '#fffbe6', width: 0.04, opacity: 0.55 },
          ),
        ),
      ),
    ),
  )
}

const appam = (pen: Pen): string =>
  stack(
    solid(pen, pen.blob({ rough: 0.04, points: 16 }), ['#fffdf6', '#f8eed4', '#d9a860'], {
      soft: 0.05,
      steep: 0.9,
      glint: 0.2,
      ambient: 0.64,
      grain: 0.5,
      bumps: 12,
    }),
    pen.blurred(0.05, line(pen, pen.disc(0.9), { colour: '#c98a3c', width: 0.1, opacity: 0.4 })),
    solid(pen, pen.blob({ size: 0.5, rough: 0.06 }), ['#ffffff', '#fdf8ea', '#efe2c4'], {
      soft: 0.2,
      steep: 0.6,
      ambient: 0.72,
    }),
  )

const small = { rim: 0.08 }
const leafy = (food: Draw): Draw => onPlate('steel', (pen) => bananaLeaf(pen) + food(pen), small.rim)

export const south = {
  'masala-dosa': leafy((pen) =>
    stack(
      dosa(pen.at(0, 0.26, 0.88, -0.1)),
      sambar(pen.at(-0.42, -0.44, 0.33)),
      chutney(pen.at(0.16, -0.56, 0.26)),
      sides['tomato-chutney'](pen.at(0.6, -0.3, 0.22)),
      herbsAt(
        pen,
        pen.spots(
          [
            [-0.2, 0.74],
            [0.3, 0.7],
          ],
          0.12,
        ),
      ),
    ),
  ),
  idli: leafy((pen) =>
    stack(
      pen
        .spots(
          [
            [-0.5, -0.36],
            [-0.6, 0.22],
            [-0.06, 0.04],
            [-0.12, 0.6],
          ],
          0.29,
        )
        .map(idli),
      sambar(pen.at(0.4, -0.36, 0.36)),
      chutney(pen.at(0.5, 0.36, 0.27)),
      herbsAt(
        pen,
        pen.spots(
          [
            [-0.5, -0.38],
            [-0.06, 0.03],
          ],
          0.1,
        ),
      ),
    ),
  ),
  'idli-vada': leafy((pen) =>
    stack(
      pen
        .spots(
          [
            [-0.46, -0.34],
            [-0.56, 0.2],
            [-0.06, -0.04],
          ],
          0.27,
        )
        .map(idli),
      pen
        .spots(
          [
            [0.46, 0.24],
            [0.2, 0.6],
          ],
          0.27,
        )
        .map(ringVada),
      sambar(pen.at(0.42, -0.4, 0.31)),
      chutney(pen.at(-0.27, 0.64, 0.2)),
      herbsAt(
        pen,
        pen.spots(
          [
            [-0.46, -0.36],
            [-0.05, -0.05],
          ],
          0.09,
        ),
      ),
    ),
  ),
  'medu-vada': leafy((pen) =>
    stack(
      pen
        .spots(
          [
            [-0.46, -0.36],
            [0.1, -0.5],
            [-0.5, 0.26],
            [-0.02, 0.06],
          ],
          0.3,
        )
        .map(ringVada),
      chutney(pen.at(0.52, -0.02, 0.27)),
      sambar(pen.at(0.14, 0.6, 0.3)),
    ),
  ),
  uttapam: onPlate(
    'black',
    (pen) =>
      stack(
        flatbread(pen.at(0, 0, 0.86), ['#fbeecb', '#f2d795', '#c98a3c'], ['#b97a30', '#a5661f']),
        bits(pen, {
          count: 40,
          colours: ['#d9342a', '#e85a3a', '#4c9a2a', ...onionBits],
          size: 0.045,
          apart: 0.13,
          long: 1.3,
        }),
        herbs(pen, 10, { size: 0.1 }),
        chutney(pen.at(0.62, 0.52, 0.25)),
      ),
    small.rim,
  ),
  appam: leafy((pen) =>
    stack(
      appam(pen.at(-0.3, -0.26, 0.52)),
      appam(pen.at(-0.14, 0.4, 0.52)),
      inBowl(
        'brass',
        curry({
          base: '#f3e6c0',
          oil: '#fffaf0',
          dark: '#c9b880',
          of: ['carrot', 'beanPod', 'potato', 'pea'],
          size: 0.2,
          count: 18,
          herbs: 5,
        }),
      )(pen.at(0.48, 0, 0.42)),
    ),
  ),
} satisfies Record<string, Draw>
