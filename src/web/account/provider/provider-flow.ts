import * as oauth from 'oauth4webapi'
import type { Attempt } from '#web/shared/sign-in/provider-attempt.ts'

/** The provider as the operator has set it. */
export interface Provider {
  issuer: string
  clientId: string
}

/** Reasons for which a sign-in at the provider failed. */
export type WayOut =
  /** The person has thought better of it. */
  | 'cancelled'
  /** It did not begin in this tab, or came back before. */
  | 'stale'
  /** The provider does not answer. */
  | 'silent'
  /** The provider said no, or something that is not as it must be. */
  | 'rejected'

/** Leaves the sign-in by one of its ways out. */
export class ProviderFailure extends Error {
  readonly way: WayOut

  constructor(way: WayOut, cause?: unknown) {
    super(way, { cause })
    this.name = 'ProviderFailure'
    this.way = way
  }
}

const longestWaitMs = 10_000

/** Returns the provider's URL for one sign-in, and what is needed on return from it. */
export async function addressAtProvider(
  { issuer, clientId }: Provider,
  redirectUri: string,
): Promise<{ address: string; attempt: Attempt }> {
  const { authorization_endpoint } = await discover(issuer)
  if (!authorization_endpoint) throw new ProviderFailure('rejected')
  const attempt = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
  }
  const address = new URL(authorization_endpoint)
  const parameters = {
    response_type: 'code',
    response_mode: 'query',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    // On shared devices another person may still be signed in at the provider, so it must ask.
    prompt: 'login',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return { address: address.href, attempt }
}

/** Returns the id_token for the parameters of a return from the provider; throws {@link ProviderFailure}. */
export async function idTokenFrom(
  { issuer, clientId }: Provider,
  redirectUri: string,
  returned: URLSearchParams,
  attempt: Attempt | undefined,
): Promise<string> {
  if (!attempt || returned.get('state') !== attempt.state) throw new ProviderFailure('stale')
  if (returned.get('error') === 'access_denied') throw new ProviderFailure('cancelled')
  const server = await discover(issuer)
  const client: oauth.Client = { client_id: clientId }
  return orFail(async () => {
    const parameters = oauth.validateAuthResponse(server, client, returned, attempt.state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      attempt.codeVerifier,
      optionsFor(issuer),
    )
    const { id_token } = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: attempt.nonce,
      requireIdToken: true,
    })
    if (!id_token) throw new ProviderFailure('rejected')
    return id_token
  })
}

function discover(issuer: string): Promise<oauth.AuthorizationServer> {
  const address = new URL(issuer)
  return orFail(async () =>
    oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, optionsFor(issuer))),
  )
}

function optionsFor(issuer: string) {
  // Only a demonstration has an issuer without encryption: the server does not start with one in production.
  return {
    signal: AbortSignal.timeout(longestWaitMs),
    [oauth.allowInsecureRequests]: new URL(issuer).protocol === 'http:',
  }
}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    const isRejection =
      error instanceof oauth.AuthorizationResponseError ||
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.WWWAuthenticateChallengeError ||
      error instanceof oauth.OperationProcessingError
    throw new ProviderFailure(isRejection && !saysBusy(error) ? 'rejected' : 'silent', error)
  }
}

/** A provider that is down answers with something that is none of its answers. */
function saysBusy(error: Error): boolean {
  const status = error.cause instanceof Response ? error.cause.status : 200
  return status >= 500
}
