import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { pieces, type Piece } from '../parts/pieces.ts'
import { curry, sauce, type Sauce } from '../parts/sauce.ts'
import { creamSwirl, specks } from '../parts/sprinkles.ts'
import { inBowl, type Material } from '../vessels.ts'

interface Meat {
  shades: Shades
  marks: readonly string[]
}

/** A piece of meat, browned here and there. */
export function meat(spot: Pen, { shades, marks }: Meat): string {
  const pen = spot.anyWay()
  const shape = pen.blob({ rough: 0.2, long: 1.25, wide: 0.9 })
  const browned = pen.scatter({ count: 5, within: 0.7, apart: 0.2 }).map((at) => {
    const mark = at.anyWay().at(0, 0, at.between(0.1, 0.26))
    return mark.blurred(0.3, fill(mark.blob({ rough: 0.35, long: 1.5 }), mark.pick(marks), mark.between(0.25, 0.5)))
  })
  return (
    solid(pen, shape, shades, { soft: 0.22, steep: 1.35, glint: 0.75, gleam: 24, ambient: 0.5, grain: 0.5, bumps: 3 }) +
    pen.clipped(shape, browned.join(''))
  )
}

/** The lower part of a thing that lies in a sauce. */
export function dipped(spot: Pen, colour: string): string {
  return spot.blurred(0.1, fill(spot.at(0.45, 0.6, 0.62).blob({ rough: 0.35, long: 1.5 }), colour, 0.5))
}

interface MeatCurry extends Sauce {
  meat: Meat
  potato?: boolean
  cream?: boolean
  chilli?: string
}

function meatCurry(material: Material, of: MeatCurry): Draw {
  return inBowl(material, (pen) =>
    stack(
      sauce(pen, { oily: 0.7, ...of }),
      pen.scatter({ count: of.potato ? 7 : 9, within: 0.64, apart: 0.4, size: 0.2 }).map((spot, i) => {
        const potato = spot.anyWay().block({ wide: 1.7, high: 1.6, corner: 0.45 })
        const piece =
          of.potato && i % 3 === 1
            ? solid(spot, potato, ['#f0cb74', '#e3b458', '#b98a34'], { soft: 0.25, glint: 0.6 })
            : meat(spot, of.meat)
        return piece + dipped(spot, of.base)
      }),
      specks(pen, { count: 30, colours: ['#2a0f05', of.oil ?? of.base], sizes: [0.006, 0.014] }),
      of.cream ? creamSwirl(pen.at(0, 0, 0.6)) : '',
      chillies(
        pen,
        of.chilli ?? green,
        pen.spots([
          [-0.5, 0.28, 0.23, 0.7],
          [0.46, -0.34, 0.23, 2.4],
        ]),
      ),
      herbs(pen, 8, { within: 0.7 }),
    ),
  )
}

/** A prawn in its shell, curled. */
export function prawn(spot: Pen): string {
  const pen = spot.anyWay()
  const arc = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const turn = -2.5 + t * 4.1
    const half = (0.3 - 0.2 * t) * (t < 0.08 ? 0.75 : 1)
    const across = (far: number): Point => [Math.cos(turn) * far, Math.sin(turn) * far]
    return { outer: across(0.62 + half), inner: across(0.62 - half) }
  })
  const shape = pen.curve([...arc.map(({ outer }) => outer), ...arc.toReversed().map(({ inner }) => inner)])
  const end = -2.5 + 4.1
  const fan = [-0.4, 0.4].map((by) => {
    const feather = pen.at(Math.cos(end) * 0.62, Math.sin(end) * 0.62, 0.4, end + Math.PI / 2 + by)
    return fill(
      feather.curve([
        [0, 0],
        [0.7, -0.22],
        [1.1, 0],
        [0.7, 0.22],
      ]),
      '#e2502a',
    )
  })
  const joints = arc.filter((_, i) => i > 1 && i < 13 && i % 2 === 0)
  return stack(
    pen.raised({ soft: 0.05, steep: 1.4, glint: 0.8 }, fan.join('')),
    solid(pen, shape, ['#ffc9a4', '#f8976a', '#e2622f'], { soft: 0.09, steep: 1.5, glint: 0.8, gleam: 26 }),
    pen.clipped(
      shape,
      joints
        .map(({ outer, inner }) =>
          line(pen, pen.polygon([outer, inner], false), { colour: '#d9481f', width: 0.06, opacity: 0.7 }),
        )
        .join(''),
    ),
  )
}

interface PrawnCurry extends Sauce {
  vegetables?: readonly Piece[]
  cream?: boolean
  chilli: string
}

export function prawnCurry(material: Material, of: PrawnCurry): Draw {
  return inBowl(material, (pen) =>
    stack(
      sauce(pen, { oily: 0.6, ...of }),
      of.vegetables ? pieces(pen, of.vegetables, { count: 12, size: 0.15, within: 0.72, apart: 0.24 }) : '',
      of.cream ? creamSwirl(pen.at(0, 0, 0.66)) : '',
      pen.scatter({ count: 6, within: 0.56, apart: 0.42, size: 0.26 }).map((spot) => prawn(spot)),
      chillies(
        pen,
        of.chilli,
        pen.spots([
          [-0.56, 0.3, 0.21, 0.8],
          [0.5, -0.42, 0.21, 2.4],
        ]),
      ),
      herbs(pen, 7, { within: 0.7, size: 0.13 }),
    ),
  )
}

/** A steak of fish across the bone, skin around it. */
export function fishSteak(pen: Pen, shades: Shades): string {
  const outline: Point[] = [
    [-0.95, 0.02],
    [-0.72, -0.5],
    [0, -0.7],
    [0.72, -0.5],
    [0.98, 0.04],
    [0.74, 0.46],
    [0.4, 0.52],
    [0.17, 0.34],
    [0, 0.24],
    [-0.17, 0.34],
    [-0.4, 0.52],
    [-0.72, 0.46],
  ]
  const inner = (size: number, up: number) => pen.curve(outline.map(([u, v]): Point => [u * size, v * size + up]))
  const shape = inner(1, 0)
  const bone = pen.at(0, -0.06)
  return stack(
    solid(pen, shape, shades, { soft: 0.13, steep: 1.3, glint: 0.5, gleam: 18, grain: 0.55, bumps: 3 }),
    pen.clipped(
      shape,
      stack(
        line(pen, shape, { colour: '#4d3a2c', width: 0.11, opacity: 0.85 }),
        line(pen, inner(0.975, -0.01), { colour: '#b9b3a4', width: 0.025, opacity: 0.5 }),
        [inner(0.74, -0.05), inner(0.5, -0.1)].map((flake) =>
          line(pen, flake, { colour: '#8a4a10', width: 0.028, opacity: 0.32 }),
        ),
        fill(bone.disc(0.1), '#fff0d2'),
        fill(bone.disc(0.045), '#8f5a22'),
      ),
    ),
  )
}

const fishCurry = (material: Material, of: Sauce & { fish: Shades }): Draw =>
  inBowl(material, (pen) =>
    stack(
      sauce(pen, of),
      pen
        .spots([
          [-0.38, -0.36, 0.36, -0.4],
          [0.42, -0.3, 0.36, 0.45],
          [0.34, 0.42, 0.36, -0.2],
          [-0.4, 0.38, 0.36, 0.3],
        ])
        .map((spot) => fishSteak(spot, of.fish) + dipped(spot, of.base)),
      specks(pen, { count: 60, colours: ['#3a1d0a', '#1e0f05'] }),
      chillies(
        pen,
        green,
        pen.spots([
          [-0.04, 0.1, 0.23, 0.6],
          [0.02, -0.66, 0.2, 0.1],
        ]),
      ),
      herbs(pen, 7),
    ),
  )

export const meats = {
  'butter-chicken': meatCurry('copper', {
    base: '#e06a22',
    oil: '#ffb25e',
    dark: '#ae430c',
    cream: true,
    meat: { shades: ['#f2aa5c', '#d67a34', '#9a4414'], marks: ['#7a2a08', '#ffcf8a'] },
  }),
  'chicken-curry': meatCurry('steel', {
    base: '#c4641a',
    oil: '#f5a040',
    dark: '#85380a',
    meat: { shades: ['#e2a055', '#b86f2c', '#7d4214'], marks: ['#6b2f0c', '#f0b45a'] },
  }),
  'white-curry': meatCurry('brass', {
    base: '#efdcae',
    oil: '#fff4d4',
    dark: '#c4a868',
    meat: { shades: ['#efc88a', '#cf9c58', '#9a6a30'], marks: ['#8a5a28', '#f7dcae'] },
  }),
  'green-chicken': meatCurry('black', {
    base: '#5a7a2c',
    oil: '#a8c45a',
    dark: '#34501a',
    meat: { shades: ['#d8a860', '#b07a36', '#74481a'], marks: ['#4a3a10', '#c8d07a'] },
  }),
  'laal-maas': meatCurry('copper', {
    base: '#a81c0e',
    oil: '#ee4c1e',
    dark: '#5e0a05',
    chilli: '#d01a12',
    meat: { shades: ['#c05a30', '#8a3216', '#561a08'], marks: ['#3a1006', '#d8401c'] },
  }),
  'rogan-josh': meatCurry('brass', {
    base: '#96301a',
    oil: '#e2642c',
    dark: '#561208',
    meat: { shades: ['#b06a3c', '#7d3a1c', '#4a1c0a'], marks: ['#2a0f05', '#d8642c'] },
  }),
  'kosha-mangsho': meatCurry('black', {
    base: '#6f2c12',
    oil: '#c4652a',
    dark: '#3f1406',
    potato: true,
    meat: { shades: ['#a5612f', '#74381a', '#42190a'], marks: ['#2a0f05', '#c4652a'] },
  }),
  'fish-curry': fishCurry('clay', {
    base: '#d98a17',
    oil: '#f4b63e',
    dark: '#9a5205',
    fish: ['#f6cf86', '#dfa045', '#a8621a'],
  }),
  'red-fish-curry': fishCurry('black', {
    base: '#b5361a',
    oil: '#ee7034',
    dark: '#701408',
    fish: ['#f2c48c', '#d4924a', '#94521c'],
  }),
  'malai-prawn': prawnCurry('brass', { base: '#efb04e', oil: '#ffe0a0', dark: '#c47c22', cream: true, chilli: green }),
  'prawn-curry': prawnCurry('clay', { base: '#c9521c', oil: '#f5964a', dark: '#84280a', chilli: green }),
  'egg-curry': inBowl(
    'steel',
    curry({
      base: '#b5481d',
      oil: '#e8843a',
      dark: '#7a270b',
      of: ['egg'],
      size: 0.26,
      count: 5,
      gap: 1.6,
      coated: false,
      herbs: 6,
    }),
  ),
} satisfies Record<string, Draw>
