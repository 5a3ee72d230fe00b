import type { Context, Tx } from '#server/kernel/context.ts'
import { hashOfSecret, newSecret } from '#server/modules/identity/index.ts'
import type { Invitation } from '../domain/invitation.ts'
import { saveInvitationHash } from '../store.ts'

/**
 * Makes the secret of an invitation's link for the email that is being written (docs/decisions/0110); an earlier one no longer
 * works. Undefined when the invitation was revoked or has expired.
 */
export async function issueInvitation(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  id: string,
): Promise<(Invitation & { secret: string }) | undefined> {
  const secret = newSecret()
  const invitation = await saveInvitationHash(tx, id, hashOfSecret(secret), clock.now())
  return invitation && { ...invitation, secret }
}
