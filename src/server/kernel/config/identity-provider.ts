import { z } from 'zod'

/** Who signs users in besides us. */
export type ProviderConfig = { provider: 'demo' } | { provider: 'oidc'; issuer: URL; clientId: string; name: string }

export const providerSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be an address such as https://pangat.eu.auth0.com/' })
    .optional(),
  OIDC_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'OIDC_CLIENT_ID must be the id that the identity provider gave this site')
    .optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[^\p{C}<>]{1,40}$/u, 'OIDC_NAME must be what people call the identity provider, of at most 40 characters')
    .optional(),
}

const Settings = z.object(providerSettings)

/** A provider is named by its issuer and our id there; half of it would be a button that fails. */
export function providerProblems({
  PANGAT_MODE,
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
}: Record<string, string | undefined>): string[] {
  if (!OIDC_ISSUER && !OIDC_CLIENT_ID) return []
  if (!OIDC_ISSUER) return ['OIDC_CLIENT_ID needs OIDC_ISSUER: the address of the identity provider']
  if (!OIDC_CLIENT_ID) return ['OIDC_ISSUER needs OIDC_CLIENT_ID: the id that the identity provider gave this site']
  if (PANGAT_MODE === 'production' && !OIDC_ISSUER.startsWith('https:'))
    return ['OIDC_ISSUER must begin with https:// in production']
  return []
}

export function identityProviderFrom(
  env: z.output<typeof Settings> & { PANGAT_MODE: string },
): ProviderConfig | undefined {
  const { PANGAT_MODE, OIDC_ISSUER, OIDC_CLIENT_ID } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) return PANGAT_MODE === 'demo' ? { provider: 'demo' } : undefined
  const issuer = new URL(OIDC_ISSUER)
  return { provider: 'oidc', issuer, clientId: OIDC_CLIENT_ID, name: env.OIDC_NAME ?? issuer.hostname }
}
