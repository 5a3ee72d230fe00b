import { inner, openPage, sheet, type Page } from './page.ts'

/** A table on paper, such as a statement of a month. Everything is text already. */
export interface PaperTable {
  title: string
  /** Beside the title, such as the month. */
  subtitle: string
  author: string
  at: Date
  /** Label and value, above the table. */
  facts: readonly (readonly [string, string])[]
  /** The first columns are text; figures stand at their right ends. */
  columns: readonly { heading: string; width: number; isFigure: boolean }[]
  rows: readonly (readonly string[])[]
  totals: readonly string[]
  remarks: readonly string[]
}

const left = sheet.margin
const bottom = sheet.height - 72
const rowHeight = 15

/** Draws a table on as many sheets as it needs, the headings on each. */
export async function drawTable(table: PaperTable): Promise<Buffer> {
  const page = openPage({ title: `${table.title} ${table.subtitle}`, author: table.author, at: table.at })
  page.line(table.title, left, 70, { size: 20, weight: '600' })
  page.line(table.subtitle, left + inner, 70, { size: 11, weight: '600', align: 'right' })
  let y = 100
  for (const [label, value] of table.facts) {
    page.line(label, left, y, { faint: true })
    y = page.block(value, { x: left + 130, y, width: inner - 130 })
  }
  y = drawHeadings(page, table, y + 18)
  for (const row of table.rows) {
    if (y > bottom) {
      page.newSheet()
      y = drawHeadings(page, table, 70)
    }
    drawRow(page, table, row, y)
    y += rowHeight
  }
  page.rule(y - 8)
  drawRow(page, table, table.totals, y + 6, '600')
  y += 36
  for (const remark of table.remarks) {
    if (y > bottom) {
      page.newSheet()
      y = 70
    }
    y = page.block(remark, { x: left, y, width: inner }, { faint: true, size: 8 }) + 4
  }
  return page.finish()
}

function drawHeadings(page: Page, table: PaperTable, y: number): number {
  cells(table).forEach(({ x, isFigure, heading }) =>
    page.line(heading, x, y, { faint: true, size: 7.5, align: isFigure ? 'right' : 'left' }),
  )
  page.rule(y + 5)
  return y + 20
}

function drawRow(
  page: Page,
  table: PaperTable,
  row: readonly string[],
  y: number,
  weight: '400' | '600' = '400',
): void {
  cells(table).forEach(({ x, isFigure }, i) =>
    page.line(row[i] ?? '', x, y, { size: 8, weight, align: isFigure ? 'right' : 'left' }),
  )
}

/** Where the columns are: text begins at `x`, figures end there. */
function cells({ columns }: PaperTable) {
  let edge = left
  return columns.map(({ heading, width, isFigure }) => {
    edge += width
    return { heading, isFigure, x: isFigure ? edge : edge - width }
  })
}
