import type { StationOnMap } from '#contract/endpoints/places.ts'
import type { Portion } from '#contract/rules/portion.ts'
import { railwayLines, type RailwayLine } from '#contract/values/place.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

const names = {
  western: m.lines_western,
  central: m.lines_central,
  harbour: m.lines_harbour,
  'trans-harbour': m.lines_trans_harbour,
}

/** 'Western line'. */
export function lineName(line: RailwayLine): string {
  return names[line]()
}

/** 'Western line, Central line', in one order wherever they are named. */
export function lineNames(lines: readonly RailwayLine[]): string {
  return railwayLines
    .filter((line) => lines.includes(line))
    .map(lineName)
    .join(', ')
}

const prices = { plate: m.price_plate, box: m.price_box, thali: m.price_thali }

/** What a station has to offer: '3 caterers, from ₹230 per plate incl. GST'. */
export function stationText({ caterers, from }: Pick<StationOnMap, 'caterers' | 'from'>, portion: Portion): string {
  if (caterers === 0) return m.lines_station_none()
  const count = m.lines_station_count({ count: caterers })
  if (from === undefined) return count
  return m.lines_station_from({ count, price: prices[portion]({ price: formatRupees(from) }) })
}
