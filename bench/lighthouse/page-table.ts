import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { mapSides, type Sides } from '../shared/sides.ts'
import { kilobytes, type Table } from '../shared/table.ts'
import type { PageFigures } from './page-figures.ts'
import { categories, type Category } from './run-lighthouse.ts'

/** What a kind of page is to reach; without an aim a figure is only shown. */
export interface PageAims {
  scores: Partial<Record<Category, Aim>>
  /** Of scripts before the page is alive. */
  firstScripts?: Aim
}

interface Row extends Sides<string> {
  name: string
  aim: Aim | undefined
}

const labels: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** Shows the figures of a page, one a row, beside their aims. */
export function pageTable(page: string, sides: Sides<PageFigures>, wanted: PageAims, hasBefore: boolean): Table {
  const row = (name: string, show: (figures: PageFigures) => string, aim?: Aim): Row => ({
    name,
    ...mapSides(sides, show),
    aim,
  })
  const columns: readonly Column<string, Row>[] = [
    { head: page, once: ({ name }) => name },
    { head: 'median', each: (shown) => shown },
    { head: 'aim / limit', once: ({ aim }) => aimCell(aim) },
  ]
  return sidedTable(hasBefore, columns, [
    ...categories.map((id) => row(labels[id], ({ scores }) => String(scores[id]), wanted.scores[id])),
    row('LCP', ({ largestPaint }) => `${(largestPaint / 1_000).toFixed(2)} s`, aims.largestPaint),
    row('TBT', ({ blocking }) => `${blocking.toFixed(0)} ms`, aims.blocking),
    row('CLS', ({ layoutShift }) => layoutShift.toFixed(3), aims.layoutShift),
    row('scripts in KB', ({ scripts }) => kilobytes(scripts)),
    ...(sides.after.firstScripts === undefined
      ? []
      : [row('before it is alive', ({ firstScripts }) => kilobytes(firstScripts), wanted.firstScripts)]),
  ])
}

/** Reports whether scores and scripts are within their limits. The others vary with the machine and are shown alone. */
export function isWithinLimits({ scores, firstScripts = 0 }: PageFigures, wanted: PageAims): boolean {
  const isHeavy = wanted.firstScripts !== undefined && firstScripts > wanted.firstScripts.limit * 1_000
  return !isHeavy && categories.every((id) => scores[id] >= (wanted.scores[id]?.limit ?? 0))
}
