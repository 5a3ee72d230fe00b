import type { RailwayLine } from '#contract/values/place.ts'

/** A place on the drawing, in its own pixels from the top left. */
export interface Spot {
  x: number
  y: number
}

/** Side of a spot on which the name stands. */
type Side = 'left' | 'right' | 'above' | 'above-left'

export interface DrawnStation {
  /** Where each line passes it. */
  spots: Partial<Record<RailwayLine, Spot>>
  side: Side
  /** What is written where the full name has no room. */
  short?: string
}

/** Between stations of a straight part, so that each is a target for a thumb. */
export const step = 44
export const size = { width: 1400, height: 1588 }

// Columns of the drawing, from the sea to Navi Mumbai. Where two lines share stations they run beside each other.
const west = 230
const beside = 14
const middle = 330
const docks = 580
const creek = 820
const navi = 1060
const trans = 1180

/** Height of a row; Virar is in row −1, Churchgate in row 28. */
const row = (at: number) => (at + 3.6) * step
const at = (x: number, height: number): Spot => ({ x, y: row(height) })

type Entry = [name: string, station: DrawnStation]

/** Stations of one line below or above each other, from a row on; a `direction` of -1 goes up. */
function column(line: RailwayLine, x: number, side: Side, from: number, names: readonly string[]): Entry[] {
  return names.map((name, index) => [name, { spots: { [line]: at(x, from + index) }, side }])
}

/** As {@link column}, where two lines share the stations. */
function shared(lines: [RailwayLine, RailwayLine], x: number, side: Side, from: number, names: readonly string[]) {
  const [one, other] = lines
  return names.map((name, index): Entry => {
    const spot = at(x, from + index)
    return [name, { spots: { [one]: spot, [other]: { ...spot, x: x + beside } }, side }]
  })
}

/** Where every station is drawn, by the name that the server has for it. Laid out by hand. */
export const drawn: Readonly<Record<string, DrawnStation>> = Object.fromEntries<DrawnStation>([
  ...column('western', west, 'left', -1, ['Virar', 'Nallasopara', 'Vasai Road', 'Naigaon', 'Bhayandar', 'Mira Road']),
  ...column('western', west, 'left', 5, ['Dahisar', 'Borivali', 'Kandivali', 'Malad']),
  ...shared(['western', 'harbour'], west, 'left', 9, ['Goregaon', 'Ram Mandir', 'Jogeshwari', 'Andheri', 'Vile Parle']),
  ...shared(['western', 'harbour'], west, 'left', 14, ['Santacruz', 'Khar Road', 'Bandra', 'Mahim Junction']),
  ...column('western', west, 'left', 19, ['Matunga Road']),
  ['Dadar', { spots: { western: at(west, 20), central: at(middle, 20) }, side: 'left' }],
  ...column('western', west, 'left', 21, ['Prabhadevi', 'Lower Parel', 'Mahalaxmi', 'Mumbai Central', 'Grant Road']),
  ...column('western', west, 'left', 26, ['Charni Road', 'Marine Lines', 'Churchgate']),

  ...column('central', middle, 'right', -2, [
    'Titwala',
    'Ambivli',
    'Shahad',
    'Kalyan',
    'Thakurli',
    'Dombivli',
    'Kopar',
  ]),
  ...column('central', middle, 'right', 5, ['Diva', 'Mumbra', 'Kalva']),
  ...shared(['central', 'trans-harbour'], middle, 'right', 8, ['Thane']),
  ...column('central', middle, 'right', 9, ['Mulund', 'Nahur', 'Bhandup', 'Kanjurmarg', 'Vikhroli', 'Ghatkopar']),
  ...column('central', middle, 'right', 15, ['Vidyavihar']),
  ['Kurla', { spots: { central: at(middle, 16), harbour: at(docks, 16) }, side: 'above' }],
  ...column('central', middle, 'right', 17, ['Sion']),
  ...column('central', middle, 'right', 19, ['Matunga']),
  ...column('central', middle, 'right', 21, ['Parel', 'Currey Road', 'Chinchpokli', 'Byculla']),
  ...shared(['central', 'harbour'], middle, 'right', 25, ['Sandhurst Road', 'Masjid']),
  [
    'Chhatrapati Shivaji Maharaj Terminus',
    { spots: { central: at(middle, 27), harbour: at(middle + beside, 27) }, side: 'right', short: 'CSMT' },
  ],
  ...column('central', docks, 'right', 2, ['Vithalwadi', 'Ulhasnagar', 'Ambernath', 'Badlapur']),

  ...column('harbour', docks, 'right', 17, ['Chunabhatti', 'Guru Tegh Bahadur Nagar', 'Wadala Road', 'Sewri']),
  ['Guru Tegh Bahadur Nagar', { spots: { harbour: at(docks, 18) }, side: 'right', short: 'GTB Nagar' }],
  ...column('harbour', docks, 'right', 21, ['Cotton Green', 'Reay Road', 'Dockyard Road']),
  ["King's Circle", { spots: { harbour: at(400, 18.25) }, side: 'above' }],
  ...column('harbour', creek, 'right', 17, ['Tilak Nagar', 'Chembur', 'Govandi', 'Mankhurd']),
  ['Vashi', { spots: { harbour: at(navi, 22), 'trans-harbour': at(navi + beside, 22) }, side: 'above-left' }],
  ...shared(['harbour', 'trans-harbour'], navi, 'left', 23, ['Sanpada', 'Juinagar', 'Nerul']),
  ...column('harbour', navi, 'left', 26, ['Seawoods-Darave', 'CBD Belapur', 'Kharghar', 'Mansarovar', 'Khandeshwar']),
  ...column('harbour', navi, 'left', 31, ['Panvel']),

  ...['Airoli', 'Rabale', 'Ghansoli', 'Koparkhairane', 'Turbhe'].map((name, index): Entry => [
    name,
    { spots: { 'trans-harbour': at(trans, 13 + index * 2) }, side: 'right' },
  ]),
])

/** A line as an SVG path through rows: `M x row`, `L x row`. */
function path(...points: readonly (readonly [x: number, row: number])[]): string {
  return points.map(([x, height], index) => `${index === 0 ? 'M' : 'L'}${x} ${row(height)}`).join('')
}

/** What is drawn for each line: straight parts and bends of 45°. */
export const tracks: Readonly<Record<RailwayLine, readonly string[]>> = {
  western: [path([west, -1], [west, 28])],
  central: [
    path([middle, -2], [middle, 27]),
    path([middle, 1], [middle + 22, 1.5], [docks - 22, 1.5], [docks, 2], [docks, 5]),
  ],
  harbour: [
    path(
      [middle + beside, 27],
      [middle + beside, 25],
      [middle + beside + 22, 24.5],
      [docks - 22, 24.5],
      [docks, 24],
      [docks, 16],
    ),
    path([docks, 16], [creek - 22, 16], [creek, 16.5], [creek, 21.5], [creek + 22, 22], [navi, 22], [navi, 31]),
    path([docks, 19], [docks - 33, 18.25], [west + beside + 33, 18.25], [west + beside, 17.5], [west + beside, 9]),
  ],
  'trans-harbour': [
    path([middle + beside, 8], [middle + beside + 22, 8.5], [trans - 22, 8.5], [trans, 9], [trans, 21]),
    path([trans, 21], [navi + beside, 23.41], [navi + beside, 22]),
    path([trans, 21], [trans, 21.59], [navi + beside, 24], [navi + beside, 25]),
  ],
}

/** Land, on the quiet ground of the sea and of Thane creek. */
export const land: readonly string[] = [
  path([120, -3.5], [docks + 330, -3.5], [docks + 330, 8], [creek + 130, 9], [creek + 130, 20.6], [700, 29], [120, 29]),
  path([navi - 70, 7], [1390, 7], [1390, 32.3], [navi - 250, 32.3], [navi - 250, 24], [navi - 70, 20]),
]

/** Foot bridges between stations that are two. */
export const footBridges: readonly (readonly [Spot, Spot])[] = [[at(west, 21), at(middle, 21)]]

/** Where a line's name stands. */
export const terminals: Readonly<Record<RailwayLine, Spot>> = {
  western: at(west, -1.9),
  central: at(middle, -2.9),
  harbour: at(navi, 31.9),
  'trans-harbour': at(trans, 8.5),
}

/** The middle of a station, where a line passes it or over all its lines. */
export function spotOf(name: string, line?: RailwayLine): Spot | undefined {
  const spots = drawn[name]?.spots
  if (!spots) return undefined
  const own = line && spots[line]
  if (own) return own
  const all = Object.values(spots)
  const [first] = all
  return first && { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: first.y }
}
