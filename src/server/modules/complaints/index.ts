// The public API of this module: complaints as tickets, for the grievance officer.
import { limits } from '#contract/limits.ts'
import type { RateLimit, RateLimits } from '#server/kernel/rate-limit.ts'
import type { FilingDeps } from './operations/file-complaint.ts'

export { tidyComplaints, watchComplaints } from './operations/watch-complaints.ts'
export { hasOpenComplaint } from './queries/parts.ts'
export { personalComplaints } from './queries/personal-data.ts'
export { listComplaintFacts } from './queries/tickets.ts'

/** The limits that all processes share. */
export interface Complaints extends FilingDeps {
  wrongSecrets: RateLimit
}

const seconds = 60 * 60

export function createComplaints(rateLimits: RateLimits): Complaints {
  const { anHour, wrongSecretsAMinute } = limits.complaint
  return {
    byNetwork: rateLimits('complaint-network', { tries: anHour.network, seconds }),
    byNumber: rateLimits('complaint-number', { tries: anHour.number, seconds }),
    ofAll: rateLimits('complaint-all', { tries: anHour.all, seconds }),
    wrongSecrets: rateLimits('complaint-secret', { tries: wrongSecretsAMinute, seconds: 60 }),
  }
}
