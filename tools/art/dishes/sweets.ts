import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, white } from '../parts/dough.ts'
import { flakes } from '../parts/grains.ts'
import { creamy, sauce } from '../parts/sauce.ts'
import { almond, bits, pistachio, rosePetals, saffron, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

export const nuts = [...pistachio, ...almond]

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
} satisfies Record<string, Draw>
