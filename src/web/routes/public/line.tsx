import { data } from 'react-router'
import { paths } from '#contract/paths.ts'
import { dietOfGuests } from '#contract/rules/card-price.ts'
import { eventOfPage } from '#contract/values/event/url.ts'
import { lineText } from '#web/public/content/long-texts.ts'
import { canonicalLine, lineOf } from '#web/public/lines/canonical.ts'
import { lineName } from '#web/public/lines/line-names.ts'
import { LinePage } from '#web/public/lines/line-page.tsx'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { trailData } from '#web/shared/site/structured-data.ts'
import { m } from '#messages'
import type { Route } from './+types/line.ts'

export const loader = publicLoader(canonicalLine, async ({ context, url }: PublicArgs<Route.LoaderArgs['params']>) => {
  const line = lineOf(url.pathname)
  if (!line) throw new Response(null, { status: 404 })
  const { people, diet } = eventOfPage(url.searchParams)
  const map = await context.get(apiContext)('GET /api/railway', { query: { people, diet: dietOfGuests(diet) } })
  return data({ line, map, about: lineText(line), site: context.get(publicUrlContext) }, { headers: publicCache() })
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { line, site } = loaderData
  const name = lineName(line)
  return pageMeta({
    title: m.lines_page_title({ line: name }),
    description: m.lines_page_description({ line: name }),
    canonical: site + paths.line(line),
    structuredData: [
      trailData(site, [
        { name: m.search_home(), path: paths.home() },
        { name: m.search_crumb(), path: paths.search() },
        { name, path: paths.line(line) },
      ]),
    ],
  })
}

export default function Line({ loaderData: { line, map, about } }: Route.ComponentProps) {
  return <LinePage line={line} map={map} about={about} />
}
