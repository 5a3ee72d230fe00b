import type { InvitationView } from '#contract/endpoints/members.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findUserByEmail, hashOfSecret } from '#server/modules/identity/index.ts'
import type { Deps } from '../deps.ts'
import { findInvitation } from '../queries/members.ts'

/** Returns the invitation of an emailed secret to whoever has it. Throws `invitation_invalid`. */
export async function readInvitation(ctx: Context, { ofCaterer }: Deps, secret: string): Promise<InvitationView> {
  const found = await findInvitation(ctx.db, hashOfSecret(secret), ctx.clock.now())
  if (!found) throw fail('invitation_invalid')
  const { catererId, email, part, expiresAt } = found
  const [caterer, account] = await Promise.all([ofCaterer.nameOf(ctx, catererId), findUserByEmail(ctx, email)])
  return { caterer, part, email, expiresAt: expiresAt.toISOString(), hasAccount: account !== undefined }
}
