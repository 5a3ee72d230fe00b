import * as endpoints from '#contract/endpoints/forms/enquiries.ts'
import type { AdminEnquiry, ReceivedEnquiry } from '#contract/endpoints/forms/enquiries.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Api } from '#server/http/api.ts'
import type { EnquiryToUs } from './domain/enquiry-to-us.ts'
import type { Received } from './domain/received.ts'
import type { Enquiries } from './index.ts'
import {
  listOwnEnquiries,
  listReceivedEnquiries,
  markAnswered,
  markOwnAnswered,
} from './operations/received-enquiries.ts'

export function bindEnquiries(api: Api, enquiries: Enquiries): void {
  api.on(endpoints.sendEnquiry, async (ctx, { body, headers }, request) => {
    const sent = await enquiries.send(ctx, body, { ip: request.ip, key: headers['idempotency-key'] })
    const { id, ticket, caterer } = sent
    const note =
      caterer === undefined ? noteView('enquiry_received', { ticket }) : noteView('enquiry_sent', { caterer })
    return { id, ticket, ...note }
  })
  api.on(endpoints.listEnquiries, async (ctx, { query }) => {
    const { items, ...page } = await listReceivedEnquiries(ctx, query)
    return { ...page, items: items.map(enquiryView) }
  })
  api.on(endpoints.markEnquiry, async (ctx, { params, body }) =>
    enquiryView(await markAnswered(ctx, params.id, body.isAnswered)),
  )
  api.on(endpoints.listAdminEnquiries, async (ctx, { query }) => {
    const { items, ...page } = await listOwnEnquiries(ctx, query)
    return { ...page, items: items.map(adminView) }
  })
  api.on(endpoints.markAdminEnquiry, async (ctx, { params, body }) =>
    adminView(await markOwnAnswered(ctx, params.id, body.isAnswered)),
  )
}

function enquiryView({ at, answeredAt, ...enquiry }: Received): ReceivedEnquiry {
  return { ...enquiry, at: at.toISOString(), ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}) }
}

function adminView({ at, answeredAt, ticket, email, caterer, ...enquiry }: EnquiryToUs): AdminEnquiry {
  return {
    ...enquiry,
    at: at.toISOString(),
    ...(ticket ? { ticket } : {}),
    ...(email ? { email } : {}),
    ...(caterer ? { caterer } : {}),
    ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
  }
}
