import { stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { rice } from '../parts/grains.ts'
import { herbs } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { bits, tomatoes, wedge } from '../parts/sprinkles.ts'

/** A sector of the bowl, seen from its middle; the turn is in radians. */
const wedgeOf = (turn: number, pen: Pen) => pen.at(Math.cos(turn) * 0.56, Math.sin(turn) * 0.56, 0.36)

/** Rice under sectors of beans, sweetcorn, tomato, avocado and paneer. */
export const burritoBowl: Draw = (pen) =>
  stack(
    rice({ colours: ['#fdf3da', '#f6e4b6', '#efd79a'], herbs: 0 })(pen),
    bits(wedgeOf(-2.4, pen), {
      count: 46,
      colours: ['#4a2018', '#5c2a1e', '#3a1610'],
      size: 0.12,
      within: 0.95,
      apart: 0.16,
      long: 1.4,
      glint: 0.9,
    }),
    bits(wedgeOf(-0.9, pen), {
      count: 60,
      colours: ['#f7cf3c', '#fbdc62', '#f0be28'],
      size: 0.1,
      within: 0.95,
      apart: 0.14,
      long: 1.1,
      glint: 0.6,
    }),
    bits(wedgeOf(0.35, pen), {
      count: 50,
      colours: tomatoes,
      size: 0.12,
      within: 0.95,
      apart: 0.15,
      long: 1.1,
      glint: 0.8,
    }),
    bits(wedgeOf(1.6, pen), {
      count: 40,
      colours: ['#9dbb48', '#86a536', '#b4cc66'],
      size: 0.15,
      within: 0.95,
      apart: 0.16,
      long: 1.3,
    }),
    pieces(wedgeOf(2.85, pen), ['tikka'], { count: 6, size: 0.42, within: 0.75, grain: 0.4 }),
    solid(pen, pen.blob({ size: 0.17, rough: 0.14 }), ['#ffffff', '#fffaf0', '#e8dcc4'], {
      soft: 0.05,
      steep: 1.4,
      ambient: 0.74,
    }),
    wedge(pen.at(0.12, -0.72, 0.17, 0.2)),
    herbs(pen, 6, { within: 0.5, apart: 0.3, size: 0.12 }),
  )
