import { expect, test } from 'vitest'
import { invite } from '#contract/endpoints/members.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { inviteSchema, noInvitation } from './invite-schema.ts'

const fieldsOf = (email: string) =>
  problemsIn(inviteSchema, { ...noInvitation, email }, undefined).map(({ field }) => field)

test('an address is checked before it is sent, as the server checks it', () => {
  for (const [email, isGood] of [
    ['', false],
    ['ravi', false],
    ['ravi@', false],
    ['ravi@example.com', true],
  ] as const) {
    expect(fieldsOf(email)).toEqual(isGood ? [] : ['email'])
    expect(invite.body.safeParse({ email, part: 'cook' }).success).toBe(isGood)
  }
})
