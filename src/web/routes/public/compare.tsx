import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import { limits } from '#contract/limits.ts'
import { canonicalComparison } from '#web/public/compare/canonical.ts'
import { readNames } from '#web/public/compare/compare-address.ts'
import { ComparePage } from '#web/public/compare/compare-page.tsx'
import { joinNames } from '#web/public/compare/join-names.ts'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { isOtherFragment } from '#web/shared/api/same-data.ts'
import { m } from '#messages'
import type { Route } from './+types/compare.ts'

const nobody: Comparison = { items: [], missing: [] }

/** The caterers of an address as far as there are such; what is wrong with it is told on the page, which always stands. */
export const loader = publicLoader(
  canonicalComparison,
  async ({ context, params }: PublicArgs<Route.LoaderArgs['params']>) => {
    const { names, tooMany, strange } = readNames(params.ids)
    const comparison =
      names.length === 0
        ? nobody
        : await context
            .get(apiContext)('GET /api/caterer/compare', { query: { ids: names.join(',') } })
            .catch(() => undefined)
    if (!comparison) {
      return data(
        { comparison, notes: [], canonical: undefined },
        { status: 503, headers: { 'Cache-Control': 'no-store' } },
      )
    }
    const slugs = comparison.items.map(({ card }) => card.slug).sort()
    const canonical = context.get(publicUrlContext) + paths.compare(slugs)
    const notes = notesOf(tooMany, strange + comparison.missing.length)
    // Addresses with something to correct are endless, and no cache should hold them.
    const headers = notes.length === 0 ? publicCache() : { 'Cache-Control': 'no-cache' }
    return data({ comparison, notes, canonical }, { headers })
  },
)

function notesOf(tooMany: boolean, leftOut: number): string[] {
  return [
    ...(tooMany ? [m.compare_limit({ count: limits.compare.max })] : []),
    ...(leftOut > 0 ? [m.compare_left_out({ count: leftOut })] : []),
  ]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Changes of the event and folded rows in the query string do not reload the page's data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyLooks = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyLooks || isOtherFragment(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

/** Any caterers can be laid beside any others, so these pages are not for search engines. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = joinNames(loaderData?.comparison?.items.map(({ card }) => card.name) ?? [])
  return pageMeta({
    title: names ? m.compare_title({ names }) : m.compare_title_none(),
    ...(names ? { description: m.compare_description({ names }) } : {}),
    ...(names && loaderData?.canonical ? { canonical: loaderData.canonical } : {}),
    indexed: false,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
