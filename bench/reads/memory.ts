import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { mapSides, type Sides } from '../shared/sides.ts'
import { figure, type Table } from '../shared/table.ts'

/** Resident memory of a process on PostgreSQL in MiB. */
export interface Memory {
  idle: number
  /** At the busiest moment of the load. */
  largest: number
  /** Right after the load. */
  loaded: number
}

export interface CityMemory extends Sides<Memory> {
  caterers: number
}

interface Row extends Sides<Pick<Memory, 'idle'> & Partial<Memory>> {
  process: string
  idleAim?: Aim | undefined
  loadedAim?: Aim | undefined
}

/** The number of caterers that the aims are for. */
const judged = 10_000

const columns: readonly Column<Row['after'], Row>[] = [
  { head: 'process', once: ({ process }) => process },
  { head: 'idle', each: ({ idle }) => figure(idle) },
  { head: 'aim / limit', once: ({ idleAim }) => aimCell(idleAim) },
  { head: 'loaded', each: ({ loaded }) => figure(loaded) },
  { head: 'aim / limit', once: ({ loadedAim }) => aimCell(loadedAim) },
  { head: 'largest', each: ({ largest }) => figure(largest) },
]

export function memoryTable(cities: readonly CityMemory[], idlePglite: Sides<number>, hasBefore: boolean): Table {
  return sidedTable<Row['after'], Row>(hasBefore, columns, [
    ...cities.map(({ caterers, before, after }) => ({
      process: `PostgreSQL, ${caterers.toLocaleString('en-US')} caterers`,
      before,
      after,
      idleAim: caterers === judged ? aims.idleMemory : undefined,
      loadedAim: caterers === judged ? aims.loadedMemory : undefined,
    })),
    { process: 'PGlite, demo city', ...mapSides(idlePglite, (idle) => ({ idle })), idleAim: aims.idleMemoryPglite },
  ])
}
