/** Rows of text under a head; the first column is a name, the others are figures. */
export interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Prints rows of cells in columns: the first aligned left, the others right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  for (const line of inColumns(rows)) print(line)
}

/** Lines of cells in columns: the first aligned left, the others right. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows.map(
    (row) =>
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`,
  )
}

/** The table in Markdown. */
export function inMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}

/** A figure with this many digits in all, but never without those before its point: 0.0412, 3.14, 24,688; `–` for none. */
export function figure(value: number | undefined, digits = 3): string {
  if (value === undefined || !Number.isFinite(value)) return '–'
  const decimals = value === 0 ? 0 : Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** KB of 1,000 bytes. */
export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : figure(bytes / 1_000)
}
