import type { EnteredForm } from '#contract/endpoints/forms/enquiries.ts'
import { table } from '#server/kernel/sql.ts'

export const mails = table<'mails', { form: EnteredForm | null }>('mails')
