import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CatererWelcome } from '#web/kitchen/home/caterer-welcome.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { startingOnTouch } from '#web/shared/site/script-start.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/caterer-home.ts'

/** Complete without scripts: who is sent elsewhere has a session, which the browser has kept. */
export const handle = startingOnTouch(() => true)

export async function loader({ context }: Route.LoaderArgs) {
  return {
    terms: await context.get(apiContext)('GET /api/caterer-terms'),
    canonical: context.get(publicUrlContext) + paths.catererHome(),
  }
}

export function headers() {
  return seldomChanging()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: m.welcome_title(),
        description: m.welcome_description(),
        canonical: loaderData.canonical,
      })
    : []

/** For caterers to come; a customer is sent home (C12 keeps it open to visitors). */
export default function CatererHome({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const navigate = useNavigate()
  const isCustomer = session.status === 'signed_in' && session.user.role.id === roles.customer
  useEffect(() => {
    if (isCustomer) void navigate(paths.home(), { replace: true })
  }, [isCustomer, navigate])
  return <CatererWelcome terms={loaderData.terms} />
}
