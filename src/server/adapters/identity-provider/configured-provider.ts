import { paths } from '#contract/paths.ts'
import { join } from 'node:path'
import type { Clock } from '#server/kernel/clock.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { ownOrigins } from '#server/kernel/own-origins.ts'
import { ownAddress } from '../own-address.ts'
import type { createDemoIssuer } from './demo-issuer/index.ts'
import { createOpenIdConnect } from './openid-connect.ts'
import type { IdentityProvider } from './provider.ts'

/** Where the demo's issuer is mounted. */
export const demoIssuerPath = '/dev/idp'

/** What the site must know to begin a sign-in. All of it is public. */
export interface ProviderForPages {
  issuer: string
  clientId: string
  /** What people call it. */
  name: string
}

/** What pages are told of the provider; undefined when there is none. */
export function providerForPages({ identityProvider, publicUrl }: Config): ProviderForPages | undefined {
  if (!identityProvider) return undefined
  if (identityProvider.provider === 'demo')
    return { issuer: new URL(demoIssuerPath, publicUrl).href, clientId: 'pangat', name: 'Demo ID' }
  const { issuer, clientId, name } = identityProvider
  return { issuer: issuer.href, clientId, name }
}

/** The provider that the settings name, always by the real adapter and real HTTP. */
export function configuredProvider(config: Config, clock: Clock, log: Log): IdentityProvider | undefined {
  const provider = providerForPages(config)
  if (!provider) return undefined
  const { publicUrl, identityProvider } = config
  const reach = (address: URL) =>
    address.origin === publicUrl.origin ? ownAddress(config, address.pathname + address.search) : address
  return createOpenIdConnect({
    issuer: new URL(provider.issuer),
    clientId: provider.clientId,
    clock,
    log,
    ...(identityProvider?.provider === 'demo' ? { reach } : {}),
  })
}

type DemoIssuer = ReturnType<typeof createDemoIssuer>

/** The issuer to mount at {@link demoIssuerPath}; undefined when the settings name a real one, or none, and then it is not even loaded. */
export async function configuredIssuer(config: Config, clock: Clock): Promise<DemoIssuer | undefined> {
  const provider = config.identityProvider?.provider === 'demo' ? providerForPages(config) : undefined
  if (!provider) return undefined
  const { createDemoIssuer } = await import('./demo-issuer/index.ts')
  return createDemoIssuer({
    issuer: new URL(provider.issuer),
    dir: join(config.dataDir, 'identity-provider'),
    clientId: provider.clientId,
    redirectUris: ownOrigins(config.publicUrl).map((origin) => new URL(paths.provider(), origin).href),
    clock,
  })
}
