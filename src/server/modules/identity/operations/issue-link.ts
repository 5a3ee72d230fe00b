import type { Context, Tx } from '#server/kernel/context.ts'
import { linkExpiry, type LinkPurpose } from '../domain/one-time-link.ts'
import { hashOf, newSecret } from '../sessions/refresh-tokens.ts'
import { insertOneTimeLink } from '../store/one-time-links.ts'

export interface IssuedLink {
  secret: string
  expiresAt: Date
}

/** Makes the secret of a one-time link for an account and an address of its owner; earlier ones of the same purpose no longer work. */
export async function issueLink(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  link: { userId: string; purpose: LinkPurpose; email: string },
): Promise<IssuedLink> {
  const now = clock.now()
  const secret = newSecret()
  const expiresAt = linkExpiry(link.purpose, now)
  await insertOneTimeLink(tx, { ...link, hash: hashOf(secret), expiresAt }, now)
  return { secret, expiresAt }
}
