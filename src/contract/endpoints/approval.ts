import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { approvalActions, approvals, catererChecks, revisionFields } from '../rules/approval-moves.ts'
import { CatererDocument } from './caterer-documents.ts'
import { OwnCaterer } from './caterers.ts'
import { Id, IdParams, Page, Timestamp } from './shared.ts'
import { lines } from './text.ts'

/** A caterer as a row of the list of admins. */
export const ReviewedCaterer = z
  .object({
    id: Id,
    name: z.string(),
    area: z.string(),
    approval: z.enum(approvals),
    since: Timestamp.describe('Since when it is in this state, or since when its proposed changes are pending'),
    revision: z.array(z.enum(revisionFields)).describe('Fields with a proposed change'),
  })
  .meta({ id: 'ReviewedCaterer', description: 'Caterer in the list of admins' })
export type ReviewedCaterer = z.output<typeof ReviewedCaterer>

/** What admins see: those to review, else those in a state. */
export const reviewLists = ['new', 'revised', ...approvals] as const
export type ReviewList = (typeof reviewLists)[number]

const version = z
  .number(invalid('whole_number_needed'))
  .int(invalid('whole_number_needed'))
  .describe('Version that the caller saw; another one answers `caterer_changed`')

export const ReviewDetail = z
  .object({
    caterer: OwnCaterer,
    owner: z
      .object({ name: z.string(), email: z.string(), emailVerified: z.boolean(), phone: z.string() })
      .optional()
      .describe('Account of the owner; absent when it is deleted'),
    createdAt: Timestamp,
    checks: z.array(z.object({ item: z.enum(catererChecks), at: Timestamp, by: z.string() })),
    documents: z.array(CatererDocument).describe('What was uploaded for the approval, oldest first'),
    sameGstNo: z
      .array(z.object({ id: Id, name: z.string() }))
      .describe('Approved caterers with the GST number of this one, the proposed number included'),
  })
  .meta({ id: 'ReviewDetail', description: 'Caterer with what an admin must see' })
export type ReviewDetail = z.output<typeof ReviewDetail>

const tag = 'Admin'

export const listReviewedCaterers = endpoint({
  method: 'GET',
  path: '/api/admin/caterers',
  access: 'admin',
  tag,
  summary: 'List caterers to review',
  description:
    'Returns new profiles, proposed changes, or the caterers in a state, those that have been there longest first, with the number of each list.',
  errors: [],
  query: z.object({
    list: z.enum(reviewLists, invalid('review_list_invalid', { options: reviewLists.join(', ') })).default('new'),
    page: Page,
  }),
  success: 'A page of the list, with the number of each list',
  response: z.object({
    items: z.array(ReviewedCaterer),
    counts: z.record(z.enum(reviewLists), z.number().int()),
    page: z.number().int(),
    pages: z.number().int(),
  }),
})

export const getReviewedCaterer = endpoint({
  method: 'GET',
  path: '/api/admin/caterers/{id}',
  access: 'admin',
  tag,
  summary: 'Get a caterer to review',
  description: 'Profile with the private fields, the owner, the checklist, and proposed changes.',
  errors: ['caterer_not_found'],
  params: IdParams,
  success: 'The caterer',
  response: ReviewDetail,
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/admin/caterers/{id}/approval',
  access: 'admin',
  tag,
  summary: 'Approve, reject or suspend a caterer',
  description:
    'Moves a caterer to another state of approval. All actions but `approve` and `reinstate` need a reason. The owner gets an email with it.',
  errors: [
    'caterer_not_found',
    'caterer_changed',
    'approval_not_possible',
    'gst_number_taken',
    'approval_reason_needed',
  ],
  params: IdParams,
  body: z.object({
    action: z.enum(approvalActions, invalid('approval_action_invalid', { options: approvalActions.join(', ') })),
    version,
    reason: lines(limits.caterer.reasonLength).default(''),
  }),
  success: 'The caterer',
  response: ReviewDetail,
})

export const checkCaterer = endpoint({
  method: 'PUT',
  path: '/api/admin/caterers/{id}/checks/{item}',
  access: 'admin',
  tag,
  summary: 'Update the checklist of a caterer',
  description: 'Marks one item of the checklist as checked or not. Idempotent. A change of what was checked clears it.',
  errors: ['caterer_not_found', 'caterer_changed'],
  params: z.object({
    id: Id,
    item: z.enum(catererChecks, invalid('check_item_invalid', { options: catererChecks.join(', ') })),
  }),
  body: z.object({ version, checked: z.boolean(invalid('boolean_needed')) }),
  success: 'The caterer',
  response: ReviewDetail,
})

const Decision = z.enum(['accept', 'refuse'], invalid('decision_needed'))

export const decideRevision = endpoint({
  method: 'POST',
  path: '/api/admin/caterers/{id}/revision',
  access: 'admin',
  tag,
  summary: 'Accept or refuse proposed changes',
  description:
    'Decides each field that is given; the others stay pending. A refused field needs a reason. The owner gets an email, with the reason where the address is confirmed.',
  errors: ['caterer_not_found', 'caterer_changed', 'nothing_proposed', 'gst_number_taken', 'approval_reason_needed'],
  params: IdParams,
  body: z.object({
    version,
    decisions: z
      .partialRecord(z.enum(revisionFields), Decision, invalid('decision_needed'))
      .refine((decisions) => Object.keys(decisions).length > 0, invalid('decision_needed')),
    reason: lines(limits.caterer.reasonLength).default(''),
  }),
  success: 'The caterer',
  response: ReviewDetail,
})

export const AuditedAct = z
  .object({
    id: Id,
    at: Timestamp,
    by: z.string().describe('Name of the user, or of the part of the system'),
    party: z.string().optional(),
    action: z.string().describe('Type of the event'),
    subject: Id,
    before: z.record(z.string(), z.unknown()).optional(),
    after: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'AuditedAct', description: 'Act that changed something' })
export type AuditedAct = z.output<typeof AuditedAct>

export const listActs = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  tag,
  summary: 'List acts',
  description: 'Returns what was done and by whom, the newest first. `before` is the last act of the page before.',
  errors: [],
  query: z.object({ subject: Id.optional(), before: Id.optional() }),
  success: 'A page of acts',
  response: z.object({ items: z.array(AuditedAct), hasMore: z.boolean() }),
})
