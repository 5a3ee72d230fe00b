import { data } from 'react-router'
import { ProviderPage } from '#web/account/provider/provider-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { providerContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/provider.ts'

/** Without a provider there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  const provider = context.get(providerContext)
  if (!provider) throw data(null, { status: 404 })
  return provider
}

/** The provider's answer is in the URL, which must not be sent to others as a referrer. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin' }
}

export const meta = () => pageMeta({ title: m.identity_provider_title(), indexed: false })

export default function Provider({ loaderData }: Route.ComponentProps) {
  return <ProviderPage provider={loaderData} />
}
