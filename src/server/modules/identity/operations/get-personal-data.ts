import type { PersonalDataView } from '#contract/endpoints/account.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { getProfile } from './get-profile.ts'
import { listSessions } from './list-sessions.ts'
import { getOwnAccount } from './own-account.ts'

/** Returns the caller's personal data, by module. Throws `too_many_requests`. */
export async function getPersonalData(
  ctx: Context,
  deps: Pick<Deps, 'ofAccount' | 'personalData' | 'limits'>,
  userId: string,
): Promise<PersonalDataView> {
  const { email } = await getOwnAccount(ctx, userId)
  await deps.limits.exportsByAccount.take(userId)
  const about: Record<string, unknown> = {
    account: await getProfile(ctx, deps, userId),
    sessions: await listSessions(ctx, userId),
  }
  const parts = await ctx.reader(async (db) => {
    const found: Record<string, unknown> = {}
    for (const source of deps.personalData) found[source.about] = await source.read(db, { userId, email })
    return found
  })
  return { writtenAt: ctx.clock.now().toISOString(), about: { ...about, ...parts } }
}
