import { data } from 'react-router'
import { formatDay } from '#contract/values/calendar.ts'
import { canonicalPolicy, policyAt } from '#web/public/content/canonical.ts'
import { policyTexts } from '#web/public/content/long-texts.ts'
import { PolicyText } from '#web/public/content/policy-text.tsx'
import { publicLoader, type PublicArgs } from '#web/shared/site/canonical-url.ts'
import { trailData } from '#web/shared/site/structured-data.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import type { Route } from './+types/policy.ts'

export const loader = publicLoader(canonicalPolicy, ({ context, url }: PublicArgs<Route.LoaderArgs['params']>) => {
  const known = policyAt.get(url.pathname.replace(/\/$/, ''))
  if (!known) throw data(null, { status: 404 })
  const policy = policyTexts()[known]
  return { policy, since: formatDay(policy.since), canonical: context.get(publicUrlContext) + policy.canonical }
})

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.policy.title,
        description: loaderData.policy.description,
        canonical: loaderData.canonical,
        structuredData: [
          trailData(new URL(loaderData.canonical).origin, [
            { name: m.guide_home(), path: paths.home() },
            { name: loaderData.policy.heading, path: loaderData.policy.canonical },
          ]),
        ],
      })
    : []

export default function PolicyPage({ loaderData: { policy, since } }: Route.ComponentProps) {
  return <PolicyText policy={policy} since={since} />
}
