import type { Question } from '#web/public/content/area-text.ts'
import type { StructuredData } from '#web/shared/site/page-meta.ts'
import { questionsData, trailData } from '#web/shared/site/structured-data.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import type { Area } from '#web/public/listing/areas.ts'

/** The way to a page of caterers and the questions it answers, for search engines; nothing that the page does not show. */
export function areaData(origin: string, area: Area | undefined, questions: readonly Question[]): StructuredData[] {
  const crumbs = [
    { name: m.search_home(), path: paths.home() },
    { name: m.search_crumb(), path: paths.search() },
    ...(area ? [{ name: area.name, path: paths.area(area.slug) }] : []),
  ]
  return [trailData(origin, crumbs), ...questionsData(questions)]
}
