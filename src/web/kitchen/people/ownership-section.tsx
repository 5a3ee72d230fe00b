import type { User } from '#contract/endpoints/identity.ts'
import type { Team } from '#contract/endpoints/members.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { nameOf } from './member-list.tsx'
import type { TeamState } from './use-team.ts'

interface OwnershipSectionProps {
  user: User
  catererId: string
  team: Team
  state: TeamState
}

/** The way to another owner: an offer, which can be withdrawn until it is accepted. */
export function OwnershipSection({ user, catererId, team, state }: OwnershipSectionProps) {
  const others = team.members.filter(({ id }) => id !== user.id)
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.people_ownership()}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.people_ownership_text()}</p>
      {team.offer ? (
        <Offer catererId={catererId} team={team} offer={team.offer} state={state} />
      ) : others.length > 0 ? (
        <OfferForm user={user} catererId={catererId} others={others} onOffered={state.put} />
      ) : (
        <p>{m.people_ownership_alone()}</p>
      )}
    </Card>
  )
}

function Offer({
  catererId,
  team,
  offer,
  state,
}: Omit<OwnershipSectionProps, 'user'> & { offer: NonNullable<Team['offer']> }) {
  const member = team.members.find(({ id }) => id === offer.memberId)
  const name = member ? nameOf(member) : ''
  const withdraw = () => {
    const work = () => api('DELETE /api/caterer/{id}/ownership', { params: { id: catererId } })
    void state.change('withdraw', work, m.people_withdrawn())
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg">{m.people_offered({ name, until: formatMoment(new Date(offer.expiresAt)) })}</p>
      <Button pending={state.busy === 'withdraw'} onClick={withdraw}>
        {m.people_withdraw()}
      </Button>
    </div>
  )
}

interface OfferFields {
  userId: string
  password: string
}

const noOffer: OfferFields = { userId: '', password: '' }

const offerSchema: FormSchema<OfferFields> = {
  userId: { problem: ({ userId }) => (userId === '' ? m.people_ownership_need_person() : undefined) },
  password: { problem: ({ password }) => (password === '' ? m.identity_need_password() : undefined) },
}

interface OfferFormProps {
  user: User
  catererId: string
  others: Team['members']
  onOffered: (team: Team) => void
}

function OfferForm({ user, catererId, others, onOffered }: OfferFormProps) {
  const form = useSchemaForm(offerSchema, { id: 'ownership', initial: noOffer, context: undefined })
  const submit = form.submit(async (body) => {
    try {
      onOffered(await api('POST /api/caterer/{id}/ownership', { params: { id: catererId }, body }))
      notify(m.people_ownership_sent(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.people_failed()))
    }
  })
  const options = others.map((member) => ({ value: member.id, label: nameOf(member) }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <SelectField
        label={m.people_ownership_to()}
        placeholder={m.people_ownership_choose()}
        options={options}
        required
        {...form.field('userId')}
      />
      <PasswordField
        label={m.people_ownership_password()}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <FormError text={form.failure} />
      <div>
        <Button type="submit" pending={form.isSubmitting}>
          {m.people_ownership_send()}
        </Button>
      </div>
    </form>
  )
}
