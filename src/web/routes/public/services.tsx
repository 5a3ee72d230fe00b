import { GuideList } from '#web/public/guides/guide-list.tsx'
import { serviceTexts } from '#web/public/content/long-texts.ts'
import { trailData } from '#web/shared/site/structured-data.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/services.ts'

export function loader({ context }: Route.LoaderArgs) {
  const entries = serviceTexts().map(({ slug, name, summary }) => ({
    to: paths.service(slug),
    title: name,
    summary,
    picture: slug,
  }))
  return { entries, site: context.get(publicUrlContext) }
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: m.guide_services_title(),
        description: m.guide_services_description(),
        canonical: loaderData.site + paths.services(),
        structuredData: [
          trailData(loaderData.site, [
            { name: m.guide_home(), path: paths.home() },
            { name: m.guide_services(), path: paths.services() },
          ]),
        ],
      })
    : []

export default function Services({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <GuideList
      name={m.guide_services()}
      heading={m.guide_services_heading()}
      lead={m.guide_services_lead()}
      entries={entries}
    />
  )
}
