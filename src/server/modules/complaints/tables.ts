import type { ComplaintState } from './domain/complaint.ts'
import type { ComplaintTopic } from '#contract/endpoints/forms/complaints.ts'
import { table } from '#server/kernel/sql.ts'

export const complaints = table<'complaints', { state: ComplaintState; about: ComplaintTopic }>('complaints')
export const complaintAnswers = table('complaint_answers')
