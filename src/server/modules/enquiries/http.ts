import { sendEnquiry } from '#contract/endpoints/enquiries.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Api } from '#server/http/api.ts'
import type { Enquiries } from './index.ts'

export function bindEnquiries(api: Api, enquiries: Enquiries): void {
  api.on(sendEnquiry, async (ctx, { body, headers }, request) => {
    const { id, caterer } = await enquiries.send(ctx, body, { ip: request.ip, key: headers['idempotency-key'] })
    // The name comes by a function, so that nothing in it is taken for a pattern.
    return { id, ...noteView('enquiry_sent', { caterer: caterer.name }) }
  })
}
