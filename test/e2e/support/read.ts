import type { APIResponse } from '@playwright/test'

/** A connection that was idle may be closed by the server at the moment that it is used again; then nothing was asked yet. */
export const again = { maxRetries: 2 }

/** Returns the body of a response of the API; throws when it is none of success. */
export async function read<Body>(response: APIResponse): Promise<Body> {
  if (!response.ok()) throw new Error(`${response.url()} was answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Body
}
