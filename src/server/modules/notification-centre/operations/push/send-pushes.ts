import { createHash } from 'node:crypto'
import { PushError, type PushSender } from '#server/adapters/push/push-sender.ts'
import { backoff } from '#server/kernel/due-work/backoff.ts'
import type { Context } from '#server/kernel/context.ts'
import { doDueWork } from '#server/kernel/due-work/due-work.ts'
import { filterLiveSessions } from '#server/modules/identity/index.ts'
import type { Deps } from '../../deps.ts'
import { pushPayload } from '../../domain/push-text.ts'
import { claimMessages, deleteMessages, deleteSubscriptions, tryMessageAgain } from '../../store/push.ts'

const hourMs = 60 * 60_000
/** The time in which a caterer answers at the usual notice; later the email is enough. */
const usefulMs = 12 * hourMs
const waits = backoff({ firstMs: 10_000, factor: 4, longestMs: hourMs, mostTries: 6 })

type Claimed = Awaited<ReturnType<typeof claimMessages>>[number] & { isUsed: boolean }

/**
 * Sends what is queued. Each message is leased, sent outside any transaction and then deleted, so a process that dies in between sends
 * it once more, which the browser shows once. A browser whose sign-in has ended is told nothing. What cannot be sent is
 * tried again later and given up at last. Without keys nothing is queued.
 */
export async function sendPushes(ctx: Context, { push }: Deps): Promise<void> {
  if (!push) return
  await doDueWork<Claimed>(ctx, {
    name: 'push',
    async claim(claim) {
      const claimed = await claimMessages(ctx.db, claim)
      const live = new Set(
        await filterLiveSessions(
          ctx,
          claimed.map(({ sessionId }) => sessionId),
        ),
      )
      return claimed.map((one) => ({ ...one, isUsed: live.has(one.sessionId) && one.publicKey === push.publicKey }))
    },
    perform: (message) => send(ctx, push, message),
    tries: ({ tries }) => tries,
    backoff: waits,
    retry: ({ id }, when) => tryMessageAgain(ctx.db, id, when),
    abandon: ({ id }) => deleteMessages(ctx.db, [id]),
    done: (ids) => deleteMessages(ctx.db, ids),
    about: ({ id, type }, error) => ({
      push: id,
      type,
      reason: error instanceof PushError ? error.reason : 'unexpected',
    }),
    isForGood: (error) => error instanceof PushError && error.isForGood,
    // One service that does not answer keeps no other waiting.
    concurrently: true,
    batch: 20,
    leaseMs: 60_000,
  })
}

async function send(ctx: Context, push: PushSender, message: Claimed): Promise<void> {
  const { subscriptionId, isUsed, createdAt, orderId, endpoint, p256dh, auth } = message
  if (!isUsed) return deleteSubscriptions(ctx.db, [subscriptionId])
  const leftMs = usefulMs - (ctx.clock.now().getTime() - createdAt.getTime())
  if (leftMs <= 0) return
  const topic = createHash('sha256').update(`${message.type} ${orderId}`).digest('base64url').slice(0, 32)
  const outcome = await push.send(
    { endpoint, p256dh, auth },
    { payload: pushPayload(message), topic, ttl: Math.ceil(leftMs / 1000) },
  )
  if (outcome === 'gone') await deleteSubscriptions(ctx.db, [subscriptionId])
}
