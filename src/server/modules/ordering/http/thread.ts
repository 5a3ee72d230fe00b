import * as endpoints from '#contract/endpoints/order-thread.ts'
import type { Api } from '#server/http/api.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import { listMessages, type SignedMessage } from '../operations/messages/list-messages.ts'
import { readMessages } from '../operations/messages/read-messages.ts'
import { writeMessage } from '../operations/messages/write-message.ts'

/** What customer and caterer of an order write to each other; `byAuthor` limits how much. */
export function bindOrderThread(api: Api, byAuthor: RateLimit): void {
  api.on(endpoints.listMessages, async (ctx, { params, query }) => {
    const { items, ...thread } = await listMessages(ctx, params.id, query.before)
    return { ...thread, items: items.map(messageView) }
  })
  api.on(endpoints.writeMessage, async (ctx, { params, body }) =>
    messageView(await writeMessage(ctx, byAuthor, params.id, body.text)),
  )
  api.on(endpoints.readMessages, async (ctx, { params, body }) => ({
    unread: await readMessages(ctx, params.id, body.seq),
  }))
}

function messageView({ id, seq, by, text, at }: SignedMessage): endpoints.MessageView {
  return { id, seq, by, text, at: at.toISOString() }
}
