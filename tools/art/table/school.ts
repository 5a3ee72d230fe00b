import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { tableShadow } from '../vessels.ts'
import { gold } from './customs.ts'
import { boxShadow } from './gifts.ts'

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

/** What stands for learning and winning. */
export const schoolThings = {
  mortarboard,
  'notebook-blue': notebook('#24506b'),
  'notebook-red': notebook('#b5322a'),
  'pencil-yellow': pencil('#f5b82e'),
  'pencil-red': pencil('#d9342a'),
  'pencil-blue': pencil('#2a7fc4'),
  medal,
} satisfies Record<string, Draw>
