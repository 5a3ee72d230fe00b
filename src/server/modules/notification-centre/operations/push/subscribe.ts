import { limits } from '#contract/limits.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { lockUserAlone } from '#server/modules/identity/index.ts'
import type { Deps } from '../../deps.ts'
import { keepNewest, saveSubscription } from '../../store/push.ts'

interface Given {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Subscribes the browser of this session to what its caterer is told, and returns the id. The oldest of more than five of a person
 * goes. Throws `push_unavailable`, `push_endpoint_unknown`, `push_keys_invalid`, `not_allowed`.
 */
export async function subscribe(ctx: Context, { push }: Deps, given: Given): Promise<string> {
  if (!push) throw fail('push_unavailable')
  const { userId, sessionId, catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  if (!push.isEndpoint(given.endpoint)) throw failField('push_endpoint_unknown', 'endpoint')
  if (!push.areKeys(given)) throw failField('push_keys_invalid', 'keys')
  const id = ctx.newId()
  await ctx.transaction(async (tx) => {
    await lockUserAlone(tx, userId)
    const { publicKey } = push
    await saveSubscription(tx, { id, userId, sessionId, catererId, publicKey, ...given }, ctx.clock.now())
    await keepNewest(tx, userId, limits.push.subscriptions)
  })
  return id
}
