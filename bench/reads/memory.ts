import { aimCell, aims } from '../shared/aims.ts'
import { figure, type Table } from '../shared/table.ts'

/** Resident memory of a process on PostgreSQL in MiB. */
export interface CityMemory {
  caterers: number
  idle: number
  loaded: number
}

/** The number of caterers that the aims are for. */
const judged = 10_000

export function memoryTable(cities: readonly CityMemory[], idlePglite: number): Table {
  return {
    head: ['process', 'idle', 'aim / limit', 'loaded', 'aim / limit'],
    rows: [
      ...cities.map(({ caterers, idle, loaded }) => [
        `PostgreSQL, ${caterers.toLocaleString('en-US')} caterers`,
        figure(idle),
        aimCell(caterers === judged ? aims.idleMemory : undefined),
        figure(loaded),
        aimCell(caterers === judged ? aims.loadedMemory : undefined),
      ]),
      ['PGlite, demo city', figure(idlePglite), aimCell(aims.idleMemoryPglite), '–', '–'],
    ],
  }
}
