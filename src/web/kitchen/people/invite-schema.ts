import type { GivenPart } from '#contract/rules/member-part.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from '#web/shared/sign-in/email-problem.ts'

/** What is entered to invite a person. */
export interface InviteFields {
  email: string
  part: GivenPart
}

export const noInvitation: InviteFields = { email: '', part: 'manager' }

export const inviteSchema: FormSchema<InviteFields> = {
  email: { problem: ({ email }) => emailProblem(email) },
  part: {},
}
