import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { festivalsFrom, type Festival, type Festivals } from '../domain/festivals.ts'

const file = join(import.meta.dirname, '../../../../../db/calendar/festivals.json')

/** The festivals kept in Mumbai, as db/calendar has them. */
export function mumbaiFestivals(): Festivals {
  const { festivals } = JSON.parse(readFileSync(file, 'utf8')) as { festivals: Festival[] }
  return festivalsFrom(festivals)
}
