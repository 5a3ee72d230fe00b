import type { User } from '#contract/endpoints/identity.ts'
import type { Team } from '#contract/endpoints/members.ts'
import { givenParts } from '#contract/rules/member-part.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { partName, partOptions } from './part-text.ts'
import type { TeamState } from './use-team.ts'

interface MemberListProps {
  user: User
  catererId: string
  team: Team
  state: TeamState
}

type Member = Team['members'][number]

/** Everyone in the team, with their parts. */
export function MemberList({ user, catererId, team, state }: MemberListProps) {
  const isAlone = team.members.length < 2
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline mb-4 text-heading">{m.people_members()}</h2>
      <ul aria-label={m.people_members()} className="flex flex-col">
        {team.members.map((member) => (
          <li
            key={member.id}
            className="flex flex-col gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0"
          >
            <Person member={member} isOwn={member.id === user.id} />
            {member.part !== 'owner' && <MemberActions catererId={catererId} member={member} state={state} />}
          </li>
        ))}
      </ul>
      {isAlone && <p className="mt-4 text-ink-soft">{m.people_alone()}</p>}
    </Card>
  )
}

function Person({ member, isOwn }: { member: Member; isOwn: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span className="min-w-0 break-words">{nameOf(member)}</span>
        <Badge tone={member.part === 'owner' ? 'leaf' : 'plain'}>{partName(member.part)}</Badge>
        {isOwn && <Badge>{m.people_you()}</Badge>}
      </p>
      <p className="break-all text-ink-soft">{member.email}</p>
    </div>
  )
}

function MemberActions({ catererId, member, state }: { catererId: string; member: Member; state: TeamState }) {
  const name = nameOf(member)
  const params = { id: catererId, userId: member.id }
  const give = (given: string) => {
    const part = givenParts.find((one) => one === given)
    if (!part || part === member.part) return
    const work = () => api('PATCH /api/caterer/{id}/members/{userId}', { params, body: { part } })
    void state.change(`part ${member.id}`, work, m.people_part_saved())
  }
  const remove = async () => {
    const answers = { no: m.people_remove_keep({ name }), yes: m.people_remove_named({ name }) }
    if (!(await askFirst(m.people_remove_question({ name }), answers))) return
    const work = () => api('DELETE /api/caterer/{id}/members/{userId}', { params })
    await state.change(`remove ${member.id}`, work, m.people_removed({ name }))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 grow sm:grow-0">
        <SelectField
          label={m.people_change_part({ name })}
          options={partOptions().map(({ value, label }) => ({ value, label }))}
          value={member.part}
          onChange={(event) => give(event.target.value)}
        />
      </div>
      <Button
        pending={state.busy === `remove ${member.id}`}
        aria-label={m.people_remove_named({ name })}
        onClick={() => void remove()}
      >
        {m.people_remove()}
      </Button>
    </div>
  )
}

/** First and last name of a member. */
export function nameOf({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
