import type { Api } from './http/api.ts'
import type { Context } from './kernel/context.ts'
import type { RateLimits } from './kernel/rate-limit.ts'
import { bindComplaints } from './modules/complaints/http.ts'
import { createComplaints, tidyComplaints, watchComplaints } from './modules/complaints/index.ts'
import { bindEnquiries } from './modules/enquiries/http.ts'
import { createEnquiries, tidyEnquiries } from './modules/enquiries/index.ts'

/** Binds what people send without an account. */
export function bindForms(api: Api, rateLimits: RateLimits): void {
  bindEnquiries(api, createEnquiries(rateLimits))
  bindComplaints(api, createComplaints(rateLimits))
}

/** Background jobs for what was sent. */
export function formJobs(systemContext: (name: string) => Context) {
  return {
    'old-enquiries': () => tidyEnquiries(systemContext('old-enquiries')),
    complaints: () => watchComplaints(systemContext('complaints')),
    'old-complaints': () => tidyComplaints(systemContext('old-complaints')),
  }
}
