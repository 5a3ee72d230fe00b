import type { Sides } from './sides.ts'
import type { Table } from './table.ts'

/** A column of a table: a figure of each side, or one of the row. */
export type Column<Figures, Row> = { head: string } & (
  | { each: (figures: Figures, row: Row) => string }
  | { once: (row: Row) => string }
)

/** Builds a table. With an earlier build the columns of each side are two, before and after; `–` is what was not measured. */
export function sidedTable<Figures, Row extends Sides<Figures>>(
  hasBefore: boolean,
  columns: readonly Column<Figures, Row>[],
  rows: readonly Row[],
): Table {
  return {
    head: columns.flatMap((column) =>
      'each' in column && hasBefore ? [`${column.head} before`, 'after'] : [column.head],
    ),
    rows: rows.map((row) =>
      columns.flatMap((column) => {
        if ('once' in column) return [column.once(row)]
        const after = column.each(row.after, row)
        return hasBefore ? [row.before === undefined ? '–' : column.each(row.before, row), after] : [after]
      }),
    ),
  }
}
