import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gazetteer } from '../domain/place.ts'

const folder = join(import.meta.dirname, '../../../../../db/places')

/** The places of the Mumbai region the areas of its Western line and the order of all lines, read from `db/places`. */
export function mumbai(): Gazetteer {
  const { areas } = read('railway-areas.json') as Pick<Gazetteer, 'areas'>
  const { lines } = read('railway-lines.json') as Pick<Gazetteer, 'lines'>
  return { places: read('mumbai-places.json') as Gazetteer['places'], areas, lines }
}

/** Our own data, of the shape that its README promises and a test checks. */
function read(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
