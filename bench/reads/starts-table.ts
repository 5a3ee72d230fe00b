import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { eachSide, mapSides, type Sides } from '../shared/sides.ts'
import { median } from '../shared/statistics.ts'
import { figure, type Table } from '../shared/table.ts'

/** Milliseconds from the spawn of each process to its first page. */
export interface StartTurn {
  bare: number
  postgres: Sides<number>
  pglite: Sides<{ empty: number; existing: number }>
}

interface Row extends Sides<number> {
  name: string
  aim?: Aim
}

const columns: readonly Column<number, Row>[] = [
  { head: 'start', once: ({ name }) => name },
  { head: 'to the first page', each: (ms) => `${figure(ms / 1_000)} s` },
  { head: 'aim / limit', once: ({ aim }) => aimCell(aim) },
]

/** Medians of the turns. */
export function startsTable(turns: readonly StartTurn[], hasBefore: boolean): Table {
  const postgres = eachSide(turns.map((turn) => turn.postgres))
  const pglite = eachSide(turns.map((turn) => turn.pglite))
  const onPglite = (of: 'empty' | 'existing') => mapSides(pglite, (own) => median(own.map((turn) => turn[of])))
  return sidedTable(hasBefore, columns, [
    { name: 'the bare server', before: undefined, after: median(turns.map(({ bare }) => bare)) },
    { name: 'on PostgreSQL, demo city', ...mapSides(postgres, median), aim: aims.startOnPostgres },
    { name: 'existing PGlite, demo city', ...onPglite('existing'), aim: aims.startOnPglite },
    { name: 'empty PGlite, which gets the demo city', ...onPglite('empty'), aim: aims.startEmpty },
  ])
}
