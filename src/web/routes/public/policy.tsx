import { data } from 'react-router'
import { formatDay } from '#contract/values/calendar.ts'
import type { LanguageTexts } from '#web/public/content/language-texts.ts'
import { policyTexts } from '#web/public/content/long-texts.ts'
import { PolicyText } from '#web/public/content/policy-text.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import type { Route } from './+types/policy.ts'

/** Both spellings of the privacy policy show the same text (C3). */
const policies: Record<string, keyof LanguageTexts['policies']> = {
  'terms-and-conditions': 'terms',
  'privacy-policy': 'privacy',
  privacy: 'privacy',
  'refund-policy': 'refunds',
  'shipping-policy': 'delivery',
}

export function loader({ request, context }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replace(/\.data$/, '').replaceAll('/', '')
  const known = policies[name]
  if (!known) throw data(null, { status: 404 })
  const policy = policyTexts()[known]
  return { policy, since: formatDay(policy.since), canonical: context.get(publicUrlContext) + policy.canonical }
}

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.policy.title,
        description: loaderData.policy.description,
        canonical: loaderData.canonical,
      })
    : []

export default function PolicyPage({ loaderData: { policy, since } }: Route.ComponentProps) {
  return <PolicyText policy={policy} since={since} />
}
