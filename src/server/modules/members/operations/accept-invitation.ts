import { limits } from '#contract/limits.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { confirmAddress, findUsers, hashOfSecret, lockUserAlone } from '#server/modules/identity/index.ts'
import type { Deps } from '../deps.ts'
import { countOthers, findInvitation, findMembership } from '../queries/members.ts'
import { insertMember, lockTeam, takeInvitation } from '../store.ts'

/**
 * Makes the caller a member by the secret of an emailed link, which also confirms the address of the account. Of concurrent calls one
 * succeeds. Throws `invitation_invalid`, `invitation_for_other`, `caterer_exists`, `team_full`.
 */
export async function acceptInvitation(ctx: Context, { identity }: Deps, secret: string): Promise<void> {
  const { userId } = userOf(ctx)
  await ctx.transaction(async (tx) => {
    await lockUserAlone(tx, userId)
    if (await findMembership(tx, userId)) throw fail('caterer_exists')
    const account = (await findUsers({ db: tx }, [userId])).get(userId)
    if (!account) throw fail('session_ended')
    await joinByInvitation(ctx, tx, account, secret)
    await confirmAddress(ctx, tx, account)
  })
  await identity.forgetSessionsOf(ctx, userId)
}

/**
 * Makes a locked or new account a member by the secret of an emailed link, and uses the link up. Throws as
 * {@link acceptInvitation}.
 */
export async function joinByInvitation(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  account: { id: string; email: string },
  secret: string,
): Promise<void> {
  const now = ctx.clock.now()
  const hash = hashOfSecret(secret)
  const found = await findInvitation(tx, hash, now)
  if (!found) throw fail('invitation_invalid')
  const { catererId } = found
  await lockTeam(tx, catererId)
  const taken = await takeInvitation(tx, hash, now)
  const count = await countOthers(tx, catererId)
  if (!taken || count === undefined) throw fail('invitation_invalid')
  if (taken.email.toLowerCase() !== account.email.toLowerCase()) throw fail('invitation_for_other')
  const { others } = limits.members
  if (count >= others) throw fail('team_full', { max: others })
  const member = { userId: account.id, catererId, part: taken.part }
  if (!(await insertMember(tx, member, now))) throw fail('caterer_exists')
  const about = { userId: account.id, part: taken.part }
  await publish(tx, { type: 'caterer.member_joined', subject: catererId }, about, { after: about })
}
