import * as endpoints from '#contract/endpoints/orders/thread.ts'
import type { Api } from '#server/http/api.ts'
import type { OrderingDeps } from '../deps.ts'
import { listMessages, type SignedMessage } from '../operations/messages/list-messages.ts'
import { readMessages } from '../operations/messages/read-messages.ts'
import { writeMessage } from '../operations/messages/write-message.ts'

/** What customer and caterer of an order write to each other. */
export function bindOrderThread(api: Api, deps: OrderingDeps): void {
  api.on(endpoints.listMessages, async (ctx, { params, query }) => {
    const { items, ...thread } = await listMessages(ctx, { orderId: params.id, before: query.before })
    return { ...thread, items: items.map(messageView) }
  })
  api.on(endpoints.writeMessage, async (ctx, { params, body }) =>
    messageView(await writeMessage(ctx, deps, { orderId: params.id, text: body.text })),
  )
  api.on(endpoints.readMessages, async (ctx, { params, body }) => ({
    unread: await readMessages(ctx, { orderId: params.id, seq: body.seq }),
  }))
}

function messageView({ id, seq, by, text, at }: SignedMessage): endpoints.MessageView {
  return { id, seq, by, text, at: at.toISOString() }
}
