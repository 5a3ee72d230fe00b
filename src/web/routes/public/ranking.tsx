import { LandingPage } from '#web/public/guides/landing-page.tsx'
import { loadedLanding } from '#web/public/guides/landing.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { publicUrlContext } from '#web/shared/api/server-context.ts'
import type { Route } from './+types/ranking.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadedLanding('ranking', context.get(publicUrlContext), paths.ranking())
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : [])

export default function Ranking({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
