import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { ComplaintsPage } from '#web/public/complaints/complaints-page.tsx'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import { trailData } from '#web/shared/site/structured-data.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/complaints.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(publicUrlContext) + paths.complaints() }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: m.complaint_page_title(),
        description: m.complaint_description({ brand: brand.name }),
        canonical: loaderData.canonical,
        structuredData: [
          trailData(new URL(loaderData.canonical).origin, [
            { name: m.guide_home(), path: paths.home() },
            { name: m.complaint_title(), path: paths.complaints() },
          ]),
        ],
      })
    : []

export default ComplaintsPage
