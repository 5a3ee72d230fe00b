import type { SessionView } from '#contract/endpoints/account.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { deviceOf } from '../sessions/device.ts'
import { refreshTokenDays } from '../domain/refresh-token.ts'
import { listOpenSessions } from '../queries.ts'
import { getOwnAccount } from './own-account.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The devices on which the own account is signed in, the last used first. Sessions too old to be renewed are none. */
export async function listSessions(ctx: Context, userId: string): Promise<SessionView[]> {
  await getOwnAccount(ctx, userId)
  const { sessionId } = userOf(ctx)
  const since = new Date(ctx.clock.now().getTime() - refreshTokenDays * dayMs)
  return (await listOpenSessions(ctx.db, userId, since)).map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === sessionId,
  }))
}
