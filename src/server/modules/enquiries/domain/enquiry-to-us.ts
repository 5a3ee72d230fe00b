import type { EnquiryKind } from '#contract/endpoints/forms/enquiries.ts'
import type { StoredEnquiry } from './received.ts'

/** An enquiry that we answer, as admins see it. */
export interface EnquiryToUs extends StoredEnquiry {
  kind: EnquiryKind
  /** Null for those of earlier builds. */
  ticket: string | null
  email: string | null
  /** Name of the caterer that was asked and has no owner yet. */
  caterer: string | null
}
