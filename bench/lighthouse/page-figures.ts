import { brotliBytes } from '../reads/first-load.ts'
import { pageScripts } from '../reads/page-scripts.ts'
import { median } from '../shared/statistics.ts'
import { categories, type Category, type Report } from './run-lighthouse.ts'

/** A running product, and the checkout that it was built from. */
export interface Site {
  origin: string
  folder: string
  /** Of the browser in which somebody is signed in. */
  debugPort: number | undefined
}

/** Medians of the runs of a page. */
export interface PageFigures {
  /** Of 100. */
  scores: Record<Category, number>
  /** Largest contentful paint and total blocking time in milliseconds, and cumulative layout shift. */
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Bytes in brotli of the site's scripts that were asked for until the page was quiet; those from the browser's cache count. */
  scripts: number
  /** The same of those that the page imports before it answers a press; undefined where the build does not say it by this path. */
  firstScripts: number | undefined
}

export function pageFigures(reports: readonly Report[], { origin, folder }: Site, path: string): PageFigures {
  const score = (id: Category) => median(reports.map((each) => Math.round((each.categories[id].score ?? 0) * 100)))
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift'),
    scripts: median(reports.map((each) => scriptBytes(each, origin, folder))),
    firstScripts: pageScripts(folder).get(new URL(path, origin).pathname),
  }
}

function scriptBytes({ audits }: Report, origin: string, folder: string): number {
  const files = audits['network-requests'].details.items.flatMap(({ url, resourceType }) =>
    resourceType === 'Script' && url.startsWith(origin) ? [new URL(url).pathname] : [],
  )
  return brotliBytes(new Set(files.filter((file) => file.startsWith('/assets/'))), folder)
}

/** Titles of what cost points in the categories that have to be whole. */
export function lostPoints(reports: readonly Report[], isWhole: (id: Category) => boolean): string[] {
  const titles = reports.flatMap(({ categories: found, audits }) =>
    categories.filter(isWhole).flatMap((id) =>
      found[id].auditRefs.flatMap(({ id: audit, weight }) => {
        const result = audits[audit]
        return weight > 0 && result && result.score !== null && result.score < 1 ? [`${id}: ${result.title}`] : []
      }),
    ),
  )
  return [...new Set(titles)]
}
