import { aimCell, aims } from '../shared/aims.ts'
import { figure, type Table } from '../shared/table.ts'

/** Resident memory of a process on PostgreSQL in MiB. */
export interface CityMemory {
  caterers: number
  idle: number
  /** At the busiest moment of the load. */
  largest: number
  /** Right after the load. */
  loaded: number
}

/** The number of caterers that the aims are for. */
const judged = 10_000

export function memoryTable(cities: readonly CityMemory[], idlePglite: number): Table {
  return {
    head: ['process', 'idle', 'aim / limit', 'loaded', 'aim / limit', 'largest'],
    rows: [
      ...cities.map(({ caterers, idle, largest, loaded }) => [
        `PostgreSQL, ${caterers.toLocaleString('en-US')} caterers`,
        figure(idle),
        aimCell(caterers === judged ? aims.idleMemory : undefined),
        figure(loaded),
        aimCell(caterers === judged ? aims.loadedMemory : undefined),
        figure(largest),
      ]),
      ['PGlite, demo city', figure(idlePglite), aimCell(aims.idleMemoryPglite), '–', '–', '–'],
    ],
  }
}
