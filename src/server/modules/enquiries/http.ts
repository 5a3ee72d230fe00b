import { listEnquiries, markEnquiry, sendEnquiry, type ReceivedEnquiry } from '#contract/endpoints/enquiries.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Api } from '#server/http/api.ts'
import type { Received } from './domain/received.ts'
import type { Enquiries } from './index.ts'
import { listReceivedEnquiries, markAnswered } from './operations/received-enquiries.ts'

export function bindEnquiries(api: Api, enquiries: Enquiries): void {
  api.on(sendEnquiry, async (ctx, { body, headers }, request) => {
    const { id, caterer } = await enquiries.send(ctx, body, { ip: request.ip, key: headers['idempotency-key'] })
    // The name comes by a function, so that nothing in it is taken for a pattern.
    return { id, ...noteView('enquiry_sent', { caterer: caterer.name }) }
  })
  api.on(listEnquiries, async (ctx, { query }) => {
    const { items, ...page } = await listReceivedEnquiries(ctx, query)
    return { ...page, items: items.map(enquiryView) }
  })
  api.on(markEnquiry, async (ctx, { params, body }) => enquiryView(await markAnswered(ctx, params.id, body.isAnswered)))
}

function enquiryView({ at, answeredAt, ...enquiry }: Received): ReceivedEnquiry {
  return { ...enquiry, at: at.toISOString(), ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}) }
}
