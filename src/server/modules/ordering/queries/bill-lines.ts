import type { BillLine } from '#server/modules/taxes/domain/index.ts'
import {
  columnsBy,
  insertColumns,
  joined,
  jsonArray,
  raw,
  rowsAs,
  sql,
  valuesBy,
  type ColumnMap,
  type ColumnsOf,
  type Sql,
} from '#server/kernel/sql.ts'
import { billLines } from '../tables.ts'

const l = billLines.as('l')

const lineColumns = {
  kind: 'kind',
  about: 'about',
  quantity: 'quantity',
  unit: 'unit_paise',
  amount: 'amount_paise',
  rate: 'rate',
} as const satisfies ColumnMap<ColumnsOf<typeof billLines>>

/** The lines of an order's bill in their order, as JSON. */
export function linesOf(orderId: Sql<string>) {
  return jsonArray(columnsBy(l, lineColumns), l.position)`from ${l} where ${l.order_id} = ${orderId}`
}

type StoredLine = ReturnType<typeof linesOf> extends Sql<(infer Line)[]> ? Line : never

export function lineFrom({ rate, ...line }: StoredLine): BillLine {
  return { ...line, ...(rate === null ? {} : { rate }) }
}

/** Inserts the lines of a bill for the one order that a query of the same statement returns, as `id` and `caterer_id`. */
export function insertLines(query: 'placed' | 'changed', lines: readonly BillLine[]): Sql {
  const rows = lines.map((given, i) => ({ ...valuesBy(billLines, lineColumns, given), position: i + 1 }))
  const line = rowsAs(billLines, 'line', rows)
  const columns = ['position', ...Object.values(lineColumns)] as const
  return sql`
    ${insertColumns(billLines, 'order_id', 'caterer_id', ...columns)}
    select ${raw(query)}.id, ${raw(query)}.caterer_id, ${joined(columns.map((column) => line[column]))} from ${raw(query)}, ${line}`
}
