import type { Team } from '#contract/endpoints/members.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { EmailField } from '#web/shared/sign-in/person-fields.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { inviteSchema, noInvitation } from './invite-schema.ts'
import { partOptions } from './part-text.ts'

/** An email address and a part. What was entered stays when the invitation is rejected. */
export function InviteForm({ catererId, onInvited }: { catererId: string; onInvited: (team: Team) => void }) {
  const form = useSchemaForm(inviteSchema, { id: 'invite', initial: noInvitation, context: undefined })
  const submit = form.submit(async ({ email, part }) => {
    const body = { email: email.trim(), part }
    try {
      onInvited(await api('POST /api/caterer/{id}/invitations', { params: { id: catererId }, body }))
      form.forget()
      notify(m.people_invited(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.people_failed()))
    }
  })
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.people_invite()}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.people_invite_text()}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <EmailField label={m.people_invite_email()} {...form.field('email')} autoComplete="off" />
        <RadioGroup
          label={m.people_invite_part()}
          name="part"
          options={partOptions()}
          value={form.values.part}
          onChange={(part) => form.set({ part: part === 'cook' ? 'cook' : 'manager' })}
        />
        <FormError text={form.failure} />
        <Button type="submit" variant="main" wide pending={form.isSubmitting}>
          {m.people_invite_send()}
        </Button>
      </form>
    </Card>
  )
}
