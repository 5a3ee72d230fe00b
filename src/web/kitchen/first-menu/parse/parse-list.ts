import type { Diet } from '#contract/values/diet.ts'
import { isCategoryName, isHeading } from './categories.ts'
import { seen, undecorated, withoutMarker, type Marker } from './clean-text.ts'
import { said } from './chat.ts'
import { dietOfHeading } from './diet.ts'
import type { ListRow } from './list-row.ts'
import { isNoise, isSentence } from './noise.ts'
import { categoryFrom, dishFrom, headedList, listed, partsOf, ignoredFrom, severalIn } from './read-parts.ts'
import { readTable } from './read-table.ts'

/** A line with what decides how it is read. */
interface Line {
  line: number
  raw: string
  /** Without bullet. */
  body: string
  /** What would be its name. */
  text: string
  marker: Marker
  hasPrice: boolean
  wrapped: boolean
  opens: boolean
  shouted: boolean
  afterBlank: boolean
  noise: boolean
}

/** Of a longer line the rest is not read; it is a sentence anyway. */
const longest = 500

/** Returns what a pasted list holds, line by line; blank lines are left out. */
export function parseList(list: string): ListRow[] {
  const rows: ListRow[] = []
  const plain: Line[] = []
  let table: { line: number; cells: string[] }[] = []
  let isAfterBlank = false
  const endTable = () => {
    if (table.length === 0) return
    rows.push(...readLines(plain.splice(0)), ...readTable(table))
    table = []
  }
  for (const [line, raw] of list.split(/\r\n?|\n|\u2028|\u2029/).entries()) {
    const text = seen(raw.slice(0, longest))
    const cells = cellsOf(text)
    if (cells) table.push({ line, cells })
    else if (text.trim() === '') isAfterBlank = true
    else {
      endTable()
      plain.push(lineOf(line, text, isAfterBlank))
      isAfterBlank = false
    }
  }
  endTable()
  rows.push(...readLines(plain))
  return withoutEmptyTitles(rows)
}

/** Returns the rows with what looked like a category and has no dishes, such as the title of a list, ignored. */
function withoutEmptyTitles(rows: readonly ListRow[]): ListRow[] {
  const filled = rows.filter(({ kind }) => kind !== 'ignored')
  const empty = new Set(filled.filter(({ kind }, at) => kind === 'category' && filled[at + 1]?.kind !== 'dish'))
  const last = filled.at(-1)
  return rows.map((row) => {
    if (!empty.has(row)) return row
    if (!isCategoryName(row.name)) return { ...row, kind: 'ignored' }
    // 'Cold drink' at the end is one.
    return row === last ? { ...row, kind: 'dish' } : row
  })
}

/** Returns the cells of a line of a table; undefined when it is none. */
function cellsOf(text: string): string[] | undefined {
  if (text.trim() === '') return undefined
  const separator = text.includes('\t') ? '\t' : '|'
  const cells = text.replace(/^\s*\||\|\s*$/g, '').split(separator)
  return cells.length > 1 && /\p{L}/u.test(text) && (separator === '\t' || cells.every((cell) => cell.length > 1))
    ? cells
    : undefined
}

function lineOf(line: number, raw: string, afterBlank: boolean): Line {
  const message = said(raw)
  const { text: body, marker } = withoutMarker(message ?? '')
  const { text, price } = partsOf(body)
  const trimmed = (message ?? '').trim()
  return {
    line,
    raw: message ?? raw.trim(),
    body,
    text,
    marker,
    hasPrice: price !== undefined,
    wrapped: isWrapped(trimmed),
    opens: /(?::+-?|\s[-–—]|:-)\s*[*_]*$/u.test(trimmed),
    shouted: /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\(.*?\)/g, '')),
    afterBlank,
    noise: message === undefined || [message, undecorated(message)].some(isNoise) || text === '',
  }
}

/** Reports whether a line has the same ornament at both ends: '*SWEETS*', '☆ Sweets ☆', '🌿 *Sweets*'. */
function isWrapped(line: string): boolean {
  const start = /^[^\p{L}\p{N}(]*/u.exec(line)?.[0].replace(/\s/g, '') ?? ''
  const end = /[^\p{L}\p{N})]*$/u.exec(line)?.[0].replace(/\s/g, '') ?? ''
  return (
    /[^"“”'.:]/u.test(start) &&
    end !== '' &&
    (start.endsWith(end.charAt(0)) || start.at(-1) === end.at(0) || start.includes(end))
  )
}

function readLines(lines: readonly Line[]): ListRow[] {
  const useful = lines.filter(({ noise }) => !noise)
  const share = (is: (line: Line) => boolean) => useful.filter(is).length / Math.max(1, useful.length)
  const habits = {
    wraps: share((line) => line.wrapped) > 0.6,
    shouts: share((line) => line.shouted) > 0.6,
    prices: share((line) => line.hasPrice) > 0.5,
    marker: usualMarker(useful),
    lists: share(({ body }) => listed(body).length > 1) > 0.3,
  }
  const next = new Map(useful.map((line, at) => [line, useful[at + 1]]))
  const isHead = (line: Line) => !line.noise && isHeading({ ...line, next: next.get(line) }, habits)
  const begins = firstOfMenu(useful, isHead)
  let heading: Diet | undefined
  return lines.flatMap((line) => {
    const { noise, body, text } = line
    const many = noise ? undefined : headedList(withoutWrap(body))
    if (many) {
      heading = dietOfHeading(many.heading)
      const diet = heading
      return [categoryFrom(line.line, many.heading), ...many.dishes.map((dish) => dishFrom(line.line, dish, diet))]
    }
    if (noise || line.line < begins) return [ignoredFrom(line.line, line.raw)]
    if (isHead(line)) {
      const title = withoutMarker(undecorated(withoutWrap(body))).text
      heading = dietOfHeading(title)
      return [categoryFrom(line.line, title)]
    }
    const several = severalIn(body, habits.lists && line.marker === 'none' ? 2 : 3)
    if (several) return several.map((dish) => dishFrom(line.line, dish, heading))
    if (isSentence(text)) return [ignoredFrom(line.line, line.raw)]
    return [dishFrom(line.line, body, heading)]
  })
}

/** Returns the bullet or number that more than half of the lines have. */
function usualMarker(lines: readonly Line[]): Marker {
  const counts = Map.groupBy(lines, ({ marker }) => marker)
  return [...counts].find(([marker, those]) => marker !== 'none' && those.length * 2 > lines.length)?.[0] ?? 'none'
}

/** Returns the line before which a list with headings says who sends it. */
function firstOfMenu(lines: readonly Line[], isHead: (line: Line) => boolean): number {
  const heads = lines.filter((line) => isHead(line) || headedList(withoutWrap(line.body)))
  const [first] = heads
  if (!first || heads.length < 2) return 0
  const early = lines.find((line) => line.line < first.line && (line.hasPrice || line.marker !== 'none'))
  return early ? 0 : first.line
}

const withoutWrap = (text: string) => undecorated(text.replace(/^[*_=~\s]+|[*_=~\s]+$/g, '')) || text
