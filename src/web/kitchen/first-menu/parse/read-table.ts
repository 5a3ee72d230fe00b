import type { Diet } from '#contract/values/diet.ts'
import { dietOfHeading } from './diet.ts'
import type { ListRow } from './list-row.ts'
import { isNoise } from './noise.ts'
import { categoryFrom, dishFrom, ignoredFrom } from './read-parts.ts'
import {
  cellOf,
  columnsByContent,
  columnsOfHead,
  columnsWith,
  dietInCell,
  isHeadOfCategories,
  type Column,
} from './table.ts'

export interface TableLine {
  line: number
  cells: readonly string[]
}

/** Returns the rows of a table as spreadsheets copy it: one dish a line, or a column of dishes for each category. */
export function readTable(lines: readonly TableLine[]): ListRow[] {
  const [first, ...others] = lines
  if (!first) return []
  const head = columnsOfHead(first.cells)
  if (head)
    return [
      ignored(first),
      ...byLine(
        others,
        columnsWith(
          head,
          others.map(({ cells }) => cells),
        ),
      ),
    ]
  if (isHeadOfCategories(first.cells)) return byColumn(first, others)
  return byLine(lines, columnsByContent(lines.map(({ cells }) => cells)))
}

function byColumn(head: TableLine, lines: readonly TableLine[]): ListRow[] {
  return head.cells.flatMap((category, at) => {
    if (category.trim() === '') return []
    const diet = dietOfHeading(category)
    const dishes = lines.filter(({ cells }) => /\p{L}/u.test(cells[at] ?? ''))
    return [
      categoryFrom(head.line, category),
      ...dishes.map(({ line, cells }) => dishFrom(line, cells[at] ?? '', diet)),
    ]
  })
}

function byLine(lines: readonly TableLine[], columns: readonly Column[]): ListRow[] {
  let category = ''
  let heading: Diet | undefined
  return lines.flatMap((line) => {
    const cell = (column: Column) => cellOf(line.cells, columns, column)
    const dish = cell('dish')
    const named = cell('category')
    const rows: ListRow[] = []
    const isOnly = line.cells.filter((one) => one.trim() !== '').length === 1
    const title = named || (isOnly && cell('price') === '' ? dish : '')
    if (!/\p{L}/u.test(dish + named) || isNoise(dish || named)) return [ignored(line)]
    if (title !== '' && title !== category) {
      category = title
      heading = dietOfHeading(title)
      rows.push(categoryFrom(line.line, title))
    }
    if (dish === '' || dish === title) return rows
    const diet = dietInCell(cell('diet'))
    const mark = diet && { veg: '(V)', nonVeg: '(NV)', jain: '(J)' }[diet]
    const price = cell('price').replace(/[^\p{Nd}.,]/gu, '')
    return [...rows, dishFrom(line.line, [dish, mark, price && `₹${price}`].filter(Boolean).join(' '), heading)]
  })
}

function ignored({ line, cells }: TableLine): ListRow {
  return ignoredFrom(line, cells.join(' '))
}
