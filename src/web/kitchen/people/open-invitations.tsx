import type { Team } from '#contract/endpoints/members.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { partName } from './part-text.ts'
import type { TeamState } from './use-team.ts'

/** Invitations that nobody has accepted yet, each with a way to cancel it. */
export function OpenInvitations({ catererId, team, state }: { catererId: string; team: Team; state: TeamState }) {
  if (team.invitations.length === 0) return null
  const revoke = (invitationId: string) => {
    const params = { id: catererId, invitationId }
    const work = () => api('DELETE /api/caterer/{id}/invitations/{invitationId}', { params })
    void state.change(`revoke ${invitationId}`, work, m.people_revoked())
  }
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline mb-4 text-heading">{m.people_invitations()}</h2>
      <ul aria-label={m.people_invitations()} className="flex flex-col">
        {team.invitations.map(({ id, email, part, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium break-all">{email}</p>
              <p className="text-ink-soft">
                {m.people_invitation_facts({ part: partName(part), until: formatMoment(new Date(expiresAt)) })}
              </p>
            </div>
            <Button
              size="small"
              pending={state.busy === `revoke ${id}`}
              aria-label={m.people_revoke_named({ email })}
              onClick={() => revoke(id)}
            >
              {m.people_revoke()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
