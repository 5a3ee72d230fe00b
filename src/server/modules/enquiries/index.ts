// The public API of this module: what visitors send with forms, to caterers and to us.
import type { Enquiry } from '#contract/endpoints/forms/enquiries.ts'
import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { sendEnquiry, type Sender, type SentEnquiry } from './operations/send-enquiry.ts'

export { emailedMessage, isByProgram } from './domain/enquiry.ts'
export { tidyEnquiries } from './operations/received-enquiries.ts'
export { countEnquiriesSince } from './queries/received-enquiries.ts'
export { listEnquiryFacts, listSentEnquiries } from './queries/enquiry-facts.ts'
export { personalEnquiries } from './queries/personal-data.ts'

export interface Enquiries {
  send(ctx: Context, given: Enquiry, sender: Sender): Promise<SentEnquiry>
}

const seconds = 60 * 60

export function createEnquiries(rateLimits: RateLimits): Enquiries {
  const { network, number, caterer, all } = limits.enquiry.anHour
  const deps = {
    byNetwork: rateLimits('enquiry-address', { tries: network, seconds }),
    byNumber: rateLimits('enquiry-number', { tries: number, seconds }),
    byCaterer: rateLimits('enquiry-caterer', { tries: caterer, seconds }),
    ofAll: rateLimits('enquiry-all', { tries: all, seconds }),
  }
  return { send: (ctx, given, sender) => sendEnquiry(ctx, deps, given, sender) }
}
