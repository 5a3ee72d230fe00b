import { userOf, type Context } from '#server/kernel/context.ts'
import { filterLiveSessions } from '#server/modules/identity/index.ts'
import type { Deps } from '../../deps.ts'
import { listSubscriptionsOf } from '../../queries/push.ts'

export interface PushState {
  publicKey: string | undefined
  subscriptions: { id: string; createdAt: Date; isThis: boolean }[]
}

/** The key with which the caller's browser may subscribe, and the subscriptions of the caller that are in use. */
export async function getPush(ctx: Context, { push }: Deps): Promise<PushState> {
  const { userId, sessionId, catererId } = userOf(ctx)
  if (!push || catererId === undefined) return { publicKey: undefined, subscriptions: [] }
  const { publicKey } = push
  const found = await listSubscriptionsOf(ctx.db, { userId, catererId, publicKey })
  const live = new Set(
    await filterLiveSessions(
      ctx,
      found.map((one) => one.sessionId),
    ),
  )
  const used = found.filter((one) => live.has(one.sessionId))
  return {
    publicKey,
    subscriptions: used.map(({ id, createdAt, sessionId: of }) => ({ id, createdAt, isThis: of === sessionId })),
  }
}
