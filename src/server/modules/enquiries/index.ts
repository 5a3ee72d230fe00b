// The public API of this module: questions that visitors send.
import type { CatererEnquiry } from '#contract/endpoints/enquiries.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { sendEnquiry, type Sender } from './operations/send-enquiry.ts'

export { countEnquiriesSince } from './queries/received-enquiries.ts'
export { listEnquiryFacts } from './queries/enquiry-facts.ts'
export { personalEnquiries } from './queries/personal-data.ts'

export interface Enquiries {
  send(ctx: Context, given: CatererEnquiry, sender: Sender): ReturnType<typeof sendEnquiry>
}

const hour = 60 * 60

export function createEnquiries(rateLimits: RateLimits): Enquiries {
  const deps = { byAddress: rateLimits('enquiry-address', { tries: 10, seconds: hour }) }
  return { send: (ctx, given, sender) => sendEnquiry(ctx, deps, given, sender) }
}
