import { darker } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { herbs } from './greens.ts'
import { pieces, type Piece } from './pieces.ts'
import { bits, friedOnion } from './sprinkles.ts'

/** A heap is light where the sun meets it and dark at its foot. */
function heapLight(pen: Pen, foot = '#4a2408'): string {
  return fill(
    pen.disc(),
    pen.glow([
      [0, '#fff3d0', 0.2],
      [0.55, '#ffffff', 0],
      [1, foot, 0.45],
    ]),
  )
}

export interface Rice {
  colours?: readonly string[]
  /** Grains of another colour, and their share. */
  accent?: readonly string[]
  accentShare?: number
  of?: readonly Piece[]
  count?: number
  size?: number
  gap?: number
  onion?: boolean
  nuts?: readonly string[]
  herbs?: number
}

/** Three layers of long grains that lie as they were poured. */
export function rice(of: Rice = {}): Draw {
  const { colours = ['#fffdf5', '#fbf3df', '#f5e8c8'], accent, accentShare = 0.2, size = 0.13 } = of
  return (pen) => {
    const fine = pen.r > 150 ? 0.7 : pen.r > 80 ? 0.85 : 1
    const count = 560 / fine ** 1.9
    const layer = (share: number, reach: number, shade: number) =>
      pen.scatter({ count: Math.round(count * share), within: reach, apart: 0 }).map((spot) => {
        const plain = accent && spot.random.chance(accentShare) ? spot.pick(accent) : spot.pick(colours)
        return grain(spot, pen, fine, darker(plain, shade))
      })
    return stack(
      fill(pen.disc(), pen.sheen(['#e9cf9a', '#c9a566', '#8f6a34'])),
      pen.clipped(pen.disc(), stack(layer(0.9, 1.02, 0.16), layer(0.9, 1, 0.05), layer(0.75, 0.95, 0), heapLight(pen))),
      of.of
        ? pieces(pen, of.of, {
            count: of.count ?? 24,
            size,
            within: 0.7,
            apart: of.gap ?? size * 1.2,
            glint: 0.5,
            grain: 0.3,
          })
        : '',
      of.onion ? friedOnion(pen) : '',
      of.nuts ? bits(pen, { count: 12, colours: of.nuts, size: 0.05, within: 0.68, apart: 0.2 }) : '',
      of.herbs === 0 ? '' : herbs(pen, of.herbs ?? 8),
    )
  }
}

function grain(spot: Pen, heap: Pen, fine: number, colour: string): string {
  const [u, v] = [(spot.x - heap.x) / heap.r, (spot.y - heap.y) / heap.r]
  const flow = Math.sin(u * 2.3) * 1.1 + Math.cos(v * 2.9) * 1.1 + spot.between(-0.95, 0.95)
  const pen = spot.turned(flow)
  const long = spot.between(0.055, 0.088) * fine
  const width = 0.026 * fine
  const shape: Point[] = [
    [-long, 0],
    [0, long * spot.between(-0.16, 0.16)],
    [long, 0],
  ]
  const moved = (by: number) =>
    pen.curve(
      shape.map(([x, y]): Point => [x, y + by]),
      false,
    )
  return stack(
    line(
      pen,
      spot
        .at(width * 0.34, width * 0.5)
        .turned(flow)
        .curve(shape, false),
      { colour: '#8a5f2a', width: width * 1.12, opacity: 0.5 },
    ),
    line(pen, moved(0), { colour, width }),
    line(pen, moved(-width * 0.2), { colour: '#ffffff', width: width * 0.34, opacity: 0.4 }),
  )
}

interface Flakes {
  colours: readonly string[]
  count?: number
  size?: number
}

/** A heap of flakes or crumbs: poha, semolina, halwa, broken wheat. */
export function flakes(pen: Pen, { colours, count = 620, size = 0.042 }: Flakes): string {
  const layers = [0, 1, 2, 3].map(() =>
    pen.raised(
      { soft: size * 0.3, steep: 0.9, glint: 0.25, ambient: 0.6 },
      pen
        .scatter({ count: count / 4, within: 0.96, apart: 0, size })
        .map((spot) =>
          fill(
            spot.anyWay().at(0, 0, spot.between(0.8, 1.25)).blob({ rough: 0.2, points: 6, long: 1.5 }),
            spot.pick(colours),
          ),
        )
        .join(''),
    ),
  )
  return pen.clipped(pen.disc(), stack(fill(pen.disc(), darker(colours[0] ?? '#c9a668', 0.25)), layers, heapLight(pen)))
}

interface Noodles {
  colours?: readonly string[]
  count?: number
  width?: number
}

/** A nest of long strands. */
export function noodles(
  pen: Pen,
  { colours = ['#f3c665', '#e8b24a', '#f8d98a', '#d99a35'], count = 200, width = 0.036 }: Noodles = {},
): string {
  const strand = () => {
    const [start, far, span, wave] = [
      pen.between(0, 6.3),
      pen.between(0.12, 0.98),
      pen.between(1, 2.6),
      pen.between(0.03, 0.12),
    ]
    const [u, v] = [pen.between(-0.22, 0.22), pen.between(-0.22, 0.22)]
    const along = Array.from({ length: 10 }, (_, i): Point => {
      const [turn, out] = [start + (i / 9) * span, (far + Math.sin(i * 1.3 + start) * wave) * 0.9]
      return [u + Math.cos(turn) * out, v + Math.sin(turn) * out]
    })
    return line(pen, pen.curve(along, false), { colour: pen.pick(colours), width })
  }
  const layers = [0, 1, 2, 3].map(() =>
    pen.raised(
      { soft: width * 0.26, steep: 1, glint: 0.45, ambient: 0.5 },
      Array.from({ length: count / 4 }, strand).join(''),
    ),
  )
  return pen.clipped(
    pen.disc(),
    stack(fill(pen.disc(), darker(colours[1] ?? '#a56a1e', 0.45)), layers, heapLight(pen, '#2b1203')),
  )
}
