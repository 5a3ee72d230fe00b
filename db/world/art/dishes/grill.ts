import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, crumbed, log, white } from '../parts/dough.ts'
import { bananaLeaf, chillies, green, herbs, herbsAt, saladLeaf, scallions } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, butter, onionRings, round, specks, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate, type Material } from '../vessels.ts'
import { prawn } from './meats.ts'
import { mintChutney, redDip } from './sides.ts'

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
    const kind = threaded[of[i % of.length] ?? 'paneer']
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

const withLemon = (pen: Pen) =>
  stack(
    onionRings(
      pen,
      pen.spots(
        [
          [0.3, 0.62],
          [0.44, 0.58],
        ],
        0.11,
      ),
    ),
    wedge(pen.at(0.62, 0.2, 0.17, 0.8)),
    herbs(pen, 4, { apart: 0.4, size: 0.11 }),
  )

const friedFish: Shades = ['#f2b450', '#d98a2c', '#9a5314']
const fillet: Draw = (pen) =>
  crumbed(
    pen,
    pen.curve(
      (
        [
          [-1, -0.06],
          [-0.62, -0.36],
          [-0.05, -0.46],
          [0.55, -0.4],
          [1.02, -0.1],
          [0.98, 0.16],
          [0.5, 0.4],
          [-0.1, 0.44],
          [-0.66, 0.32],
        ] as const
      ).map(([u, v]) => [u * pen.between(0.96, 1.04), v * pen.between(0.94, 1.06)]),
    ),
    friedFish,
    ['#fbd78c', '#8a4510', '#f6c465', '#b5651a'],
  )

/** A drumstick, its meat pushed to one end. */
const lollipop: Draw = (pen) =>
  stack(
    pen.raised(
      { soft: 0.06, steep: 1, ambient: 0.66 },
      line(
        pen,
        pen.polygon(
          [
            [0.4, 0],
            [1.25, 0],
          ],
          false,
        ),
        { colour: '#fbf0dc', width: 0.2 },
      ) + fill(pen.at(1.3, 0).blob({ size: 0.17 }), '#fffaf0'),
    ),
    crumbed(
      pen.at(-0.1, 0),
      pen.at(-0.1, 0).blob({ size: 0.68, rough: 0.14, points: 12, long: 1.1 }),
      ['#e2602a', '#b5381a', '#6b1808'],
      ['#f58a4a', '#7a1c08', '#f0b060'],
    ),
  )

const dry = (pen: Pen, of: readonly string[]) => bits(pen, { count: 16, colours: of, size: 0.035, within: 0.6 })

/** Cubes fried crisp and tossed with peppers. */
const tossed = (material: Material, piece: Draw, glaze: string): Draw =>
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
  'fish-fry': onPlate(
    'white',
    (pen) =>
      stack(
        bananaLeaf(pen),
        pen
          .spots([
            [-0.22, -0.5, 0.42, -0.25],
            [-0.3, -0.06, 0.42, -0.3],
            [-0.1, 0.36, 0.42, -0.2],
          ])
          .map(fillet),
        inBowl(
          'steel',
          (bowl) =>
            sauce(bowl, { base: '#e0ab1e', oil: '#f8d864', dark: '#a87808' }) +
            specks(bowl, { count: 60, colours: ['#7a5208', '#fff0b0'], sizes: [0.02, 0.045] }),
        )(pen.at(0.56, -0.26, 0.24)),
        withLemon(pen),
      ),
    0.08,
  ),
  'prawn-fry': onPlate('clay', (pen) =>
    stack(
      pen.scatter({ count: 11, within: 0.58, apart: 0.36, size: 0.31 }).map(prawn),
      specks(pen, { count: 120, colours: ['#b5341a', '#3a1d0a', '#f0a050'], within: 0.75, sizes: [0.006, 0.014] }),
      dry(pen, ['#fff3d6', '#e8c98a']),
      wedge(pen.at(0.64, 0.5, 0.17, 0.4)),
      herbs(pen, 9),
    ),
  ),
  'golden-prawns': onPlate('indigo', (pen) =>
    stack(
      pen
        .spots([
          [-0.44, -0.4, 0.26, 0.5],
          [0.02, -0.52, 0.26, 0.3],
          [-0.56, 0.1, 0.26, 0.6],
          [-0.08, -0.04, 0.26, 0.4],
          [-0.3, 0.5, 0.26, 0.5],
          [0.16, 0.36, 0.26, 0.2],
        ])
        .map(
          (spot) =>
            crumbed(
              spot,
              spot.blob({ size: 0.62, long: 1.5, rough: 0.14, points: 13 }),
              ['#fbcf6a', '#e8a53c', '#b06c1a'],
              ['#fff0c0', '#c9822a'],
            ) +
            fill(
              spot.at(1.06, 0).curve([
                [-0.2, 0],
                [0.24, -0.3],
                [0.16, 0],
                [0.24, 0.3],
              ]),
              '#e2502a',
            ),
        ),
      inBowl('white', redDip)(pen.at(0.54, -0.14, 0.28)),
      wedge(pen.at(0.56, 0.5, 0.17, 0.4)),
      herbs(pen, 4, { apart: 0.4 }),
    ),
  ),
  'chicken-lollipop': onPlate('black', (pen) =>
    stack(
      pen
        .ring({ count: 6, far: 0.48, size: 0.3, from: 0.3 })
        .map((spot, i) => lollipop(spot.turned(0.3 + (i / 6) * Math.PI * 2))),
      inBowl('white', redDip)(pen.at(0, 0, 0.24)),
      scallions(pen, 12, 0.8),
      herbs(pen, 3, { within: 0.85, apart: 0.6, size: 0.12 }),
    ),
  ),
  'chilli-paneer': tossed('white', chunk(['#f5d8a0', '#dfa858', '#9a5a1c'], ['#b5461a', '#fff0d0']), '#8a3010'),
  'chilli-potato': tossed('black', chunk(['#f0a83c', '#d07a1c', '#86400a'], ['#fff3d6', '#a8380f'], 1.8), '#a8380f'),
  tofu: tossed('teal', tofu, '#6b3a10'),
  'kung-pao': tossed(
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
  'crispy-corn': onPlate('teal', (pen) =>
    stack(
      bits(pen, {
        count: 230,
        colours: ['#f7cf3c', '#fbdc62', '#f0be28', '#e8a828'],
        size: 0.045,
        within: 0.66,
        apart: 0.055,
        long: 1.2,
        glint: 0.6,
      }),
      bits(pen, { count: 26, colours: ['#d9342a', '#4c9a2a'], size: 0.035, within: 0.66 }),
      scallions(pen, 16, 0.62),
      wedge(pen.at(0.6, 0.5, 0.17, 0.4)),
    ),
  ),
  'potato-wedges': onPlate('white', (pen) =>
    stack(
      pen.scatter({ count: 15, within: 0.62, apart: 0.29, size: 0.26 }).map((spot) =>
        crumbed(
          spot,
          spot.anyWay().curve([
            [-1, 0.1],
            [-0.4, -0.34],
            [0.5, -0.34],
            [1, 0.06],
            [0.4, 0.3],
            [-0.4, 0.34],
          ]),
          ['#fbd878', '#e6a83c', '#a8681a'],
          ['#4f7a2a', '#b5461a', '#fff3d0'],
        ),
      ),
      inBowl('teal', (bowl) => white(bowl, ['#fffaf0', '#fbf3e2', '#e0d2b4']))(pen.at(0.56, 0.48, 0.22)),
      herbs(pen, 6, { apart: 0.3 }),
    ),
  ),
  'stuffed-mushrooms': onPlate('clay', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.44, -0.42],
            [0.1, -0.54],
            [0.54, -0.12],
            [-0.56, 0.14],
            [0, 0],
            [-0.22, 0.56],
            [0.34, 0.46],
          ],
          0.25,
        )
        .map((spot) =>
          stack(
            ball(spot, ['#d9bc90', '#b8905c', '#7a5630'], { glint: 0.4, ambient: 0.5 }),
            white(spot.at(-0.04, -0.04, 0.6), ['#fffaf0', '#fbe8b8', '#dfb45c']),
            specks(spot, { count: 12, within: 0.5, colours: ['#4f7a2a', '#b5461a'], sizes: [0.04, 0.07] }),
          ),
        ),
      herbs(pen, 6, { apart: 0.3 }),
    ),
  ),
  'lotus-stem': tossed(
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
