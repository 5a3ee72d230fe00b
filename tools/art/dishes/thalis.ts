import { fill, line, stack } from '../kit/ink.ts'
import type { Draw } from '../kit/pen.ts'
import { ball, crumbed, golden, goldenCrumbs, ringVada, white } from '../parts/dough.ts'
import { bananaLeaf, chillies, green } from '../parts/greens.ts'
import { onionRings, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate, tableShadow, type Material } from '../vessels.ts'
import { curry } from '../parts/sauce.ts'
import { roti } from './breads.ts'
import { gravies } from './gravies.ts'
import { vegetables } from './vegetables.ts'
import { dals } from './dals.ts'
import { plainRice, rices } from './rices.ts'
import { mintChutney, papadum, sides } from './sides.ts'
import { sweets } from './sweets.ts'
import { puddings } from './puddings.ts'

/** A whole meal: bowls on an arc, rice in the middle, breads and papad in front. */
function thali(material: Material, bowls: readonly Draw[]): Draw {
  const size = bowls.length > 5 ? 0.262 : 0.3
  const far = 1 - size - 0.045
  return onPlate(
    material,
    (pen) =>
      stack(
        roti(pen.at(0.16, 0.52, 0.42)),
        roti(pen.at(0.24, 0.46, 0.41)),
        papadum(pen.at(-0.42, 0.6, 0.3)),
        tableShadow(pen.at(0, 0, 0.35), 0.4),
        plainRice(pen.at(-0.02, -0.03, 0.34)),
        bowls.map((bowl, i) => {
          const turn = -Math.PI * 1.17 + (i / (bowls.length - 1)) * Math.PI * 1.35
          return bowl(pen.at(Math.cos(turn) * far, Math.sin(turn) * far, size))
        }),
        wedge(pen.at(-0.13, 0.78, 0.12, 0.3)),
        onionRings(
          pen,
          pen.spots(
            [
              [-0.36, 0.62],
              [-0.28, 0.58],
            ],
            0.07,
          ),
        ),
        chillies(pen, green, pen.spots([[-0.2, 0.5, 0.15, 0.9]])),
      ),
    0.08,
  )
}

/** A box with its compartments, as an office gets it. */
function boxed(fills: readonly [Draw, Draw, Draw, Draw]): Draw {
  return (pen) => {
    const tray = pen.block({ wide: 1.9, high: 1.6, corner: 0.12, rough: 0 })
    const places = [
      { at: pen.at(-0.46, -0.38), wide: 0.86, high: 0.68 },
      { at: pen.at(0.46, -0.38), wide: 0.86, high: 0.68 },
      { at: pen.at(-0.46, 0.38), wide: 0.86, high: 0.68 },
      { at: pen.at(0.46, 0.38), wide: 0.86, high: 0.68 },
    ]
    return stack(
      pen.blurred(
        0.07,
        fill(pen.at(0.08, 0.12).block({ wide: 1.9, high: 1.6, corner: 0.12, rough: 0 }), '#120804', 0.5),
      ),
      pen.raised({ soft: 0.04, steep: 1.8, glint: 0.4 }, fill(tray, pen.slope(['#f0d9ae', '#dcbb84', '#b08a50']))),
      places.map(({ at, wide, high }, i) => {
        const well = at.block({ wide, high, corner: 0.08, rough: 0 })
        const shade = at.blurred(0.04, line(at.at(0.03, 0.04), well, { colour: '#3a2208', width: 0.1, opacity: 0.55 }))
        return fill(well, '#fffaf0') + at.clipped(well, (fills[i]?.(at.at(0, 0, 0.56)) ?? '') + shade)
      }),
    )
  }
}

const heap = (piece: Draw, size: number): Draw => {
  return (pen) => pen.ring({ count: 4, far: 0.36, size, from: 0.5 }).map(piece).join('')
}

/** An empty bowl of brass. */
const emptyBowl = inBowl('brass', (pen) => fill(pen.disc(), pen.sheen(['#f6dc92', '#dcae4c', '#a8741e'])))

export const thalis = {
  'empty-thali': onPlate(
    'brass',
    (pen) =>
      stack(
        [-2.66, -1.94, -1.2, -0.48].map((turn) => emptyBowl(pen.at(Math.cos(turn) * 0.7, Math.sin(turn) * 0.7, 0.215))),
        line(pen, pen.disc(0.36), { colour: '#8a5a10', width: 0.008, opacity: 0.3 }),
      ),
    0.1,
  ),
  'snack-box': boxed([
    heap((pen) => crumbed(pen, pen.blob({ rough: 0.04, points: 12 }), golden, goldenCrumbs), 0.36),
    heap((pen) => white(pen, ['#ffe27a', '#f3c53d', '#d99f1e']), 0.36),
    mintChutney,
    heap((pen) => ball(pen, ['#ffbf3f', '#f59a1a', '#c96a08'], { glint: 0.4, grain: 0.7 }), 0.36),
  ]),
  'packed-thali': boxed([
    curry({ base: '#dd5a1c', oil: '#ff9a3c', dark: '#a8360c', of: ['paneer'], size: 0.29, count: 12, gap: 0.9 }),
    curry({ base: '#eeb02e', oil: '#f7d66a', dark: '#c27a12', tadka: true }),
    plainRice,
    (pen) => roti(pen.at(0, 0.05, 0.8)) + roti(pen.at(0.1, 0, 0.8)),
  ]),
  thali: thali('brass', [
    gravies['paneer-butter-masala'],
    dals['dal-tadka'],
    gravies['palak-paneer'],
    sides.raita,
    sweets['gulab-jamun'],
  ]),
  'gujarati-thali': thali('steel', [
    gravies.undhiyu,
    dals['sweet-dal'],
    dals['gujarati-kadhi'],
    vegetables['sev-tameta'],
    sweets.shrikhand,
    puddings.aamras,
  ]),
  'kathiyawadi-thali': thali('copper', [
    vegetables['sev-tameta'],
    vegetables['ringan-olo'],
    dals['gujarati-kadhi'],
    gravies['garlic-potatoes'],
    sides.raita,
    sweets.shrikhand,
  ]),
  'rajasthani-thali': thali('copper', [
    dals['dal-baati'],
    gravies.gatte,
    dals['gujarati-kadhi'],
    vegetables['ker-sangri'],
    sides['boondi-raita'],
    sweets['moong-halwa'],
  ]),
  'maharashtrian-thali': thali('brass', [
    vegetables.misal,
    dals['dal-tadka'],
    vegetables['ringan-olo'],
    sides.raita,
    sweets.shrikhand,
    rices.poha,
  ]),
  'bengali-thali': thali('steel', [
    gravies['chhanar-dalna'],
    dals['sweet-dal'],
    gravies.shukto,
    gravies['mixed-vegetables'],
    sweets['mishti-doi'],
    sweets.rasgulla,
  ]),
  'south-thali': onPlate(
    'brass',
    (pen) => {
      const bowls: Draw[] = [
        dals.sambar,
        sides['coconut-chutney'],
        dals.rasam,
        gravies.avial,
        sweets.kheer,
        sides.raita,
      ]
      return stack(
        bananaLeaf(pen, 0.95),
        tableShadow(pen.at(0, 0.01, 0.36), 0.4),
        plainRice(pen.at(0, 0, 0.35)),
        bowls.map((bowl, i) => {
          const turn = -Math.PI * 1.16 + (i / 5) * Math.PI * 1.32
          return bowl(pen.at(Math.cos(turn) * 0.69, Math.sin(turn) * 0.69, 0.245))
        }),
        ringVada(pen.at(-0.36, 0.6, 0.2)),
        papadum(pen.at(0.3, 0.62, 0.25)),
        ringVada(pen.at(-0.06, 0.66, 0.19)),
      )
    },
    0.08,
  ),
} satisfies Record<string, Draw>
