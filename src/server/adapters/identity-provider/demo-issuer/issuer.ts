import { join } from 'node:path'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Clock } from '#server/kernel/clock.ts'
import { brokenPage } from './pages.ts'
import { issuerSecrets } from './keys.ts'
import { personOf } from './people.ts'
import { openShelf } from './shelf.ts'

export interface DemoIssuerOptions {
  /** Its address, with the path it is mounted at. */
  issuer: URL
  /** Where it keeps its keys and the sign-ins under way. */
  dir: string
  clientId: string
  /** Addresses of the site to which people come back. */
  redirectUris: readonly string[]
  clock: Clock
}

const minute = 60

/** A real issuer of one client: authorization code with PKCE, for people without passwords. */
export async function createIssuer({
  issuer,
  dir,
  clientId,
  redirectUris,
  clock,
}: DemoIssuerOptions): Promise<Provider> {
  const { key, cookies } = await issuerSecrets(dir)
  const configuration: Configuration = {
    adapter: openShelf(join(dir, 'under-way'), clock),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...redirectUris],
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    jwks: { keys: [key] },
    cookies: {
      keys: [cookies],
      names: { session: 'demo_idp_session', interaction: 'demo_idp_interaction', resume: 'demo_idp_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Auth0 does: the claims are in the id_token itself.
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `${issuer.pathname}/sign-in/${uid}` },
    loadExistingGrant: grantEverything,
    findAccount: (_, subject) => {
      const person = personOf(subject)
      if (!person) return undefined
      const { givenName, familyName, email, isEmailVerified } = person
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          given_name: givenName,
          family_name: familyName,
          email,
          email_verified: isEmailVerified,
        }),
      }
    },
    renderError: async (ctx, { error }) => {
      const page = await brokenPage(error)
      ctx.set(page.headers)
      ctx.type = 'html'
      ctx.body = page.html
    },
    ttl: {
      Interaction: 30 * minute,
      Session: 30 * minute,
      Grant: 30 * minute,
      AuthorizationCode: minute,
      AccessToken: 10 * minute,
      IdToken: 10 * minute,
    },
  }
  const provider = new Provider(issuer.href, configuration)
  // Its public address is told by the headers that the proxy sets.
  provider.proxy = true
  return provider
}

/** The only client is the site itself, which need not be asked what it may know. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
