import type { User } from '#contract/endpoints/identity.ts'
import type { Membership } from '#contract/endpoints/members.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { refreshUser } from '#web/shared/session/session.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { partName } from './part-text.ts'
import { membershipQuery, useOneAtATime } from './use-team.ts'

/** What managers and cooks see: their own part, an offer of ownership, and the way out. */
export function OwnMembership({ user }: { user: User }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(membershipQuery(user))
  if (isLoadingError) {
    return (
      <ErrorState
        title={m.people_membership_failed()}
        text={m.people_load_failed_text()}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <div>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-56 max-w-2xl" />
      </div>
    )
  }
  return <MembershipOf membership={data} />
}

function MembershipOf({ membership }: { membership: Membership }) {
  const { caterer, part, offer } = membership
  const { busy, run } = useOneAtATime()
  const accept = () => run('accept', () => changed(api('POST /api/membership/ownership')), m.people_offer_accepted())
  const leave = async () => {
    const answers = { no: m.people_leave_keep(), yes: m.people_leave() }
    if (await askFirst(m.people_leave_question({ caterer: caterer.name }), answers))
      await run('leave', () => changed(api('DELETE /api/membership')), m.people_left())
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {offer && (
        <Card className="flex flex-col items-start gap-4 p-5 sm:p-6">
          <h2 className="headline text-heading">{m.people_offer_title()}</h2>
          <p className="text-lg">
            {m.people_offer_text({ caterer: caterer.name, until: formatMoment(new Date(offer.expiresAt)) })}
          </p>
          <Button variant="main" pending={busy === 'accept'} onClick={() => void accept()}>
            {m.people_offer_accept()}
          </Button>
        </Card>
      )}
      <Card className="flex flex-col items-start gap-4 p-5 sm:p-6">
        <h2 className="headline text-heading break-words">
          {m.people_own_part({ part: partName(part).toLowerCase(), caterer: caterer.name })}
        </h2>
        <p className="text-lg">{m.people_only_owner()}</p>
        <Button pending={busy === 'leave'} onClick={() => void leave()}>
          {m.people_leave()}
        </Button>
      </Card>
    </div>
  )
}

/** The account has another part, or none, which the whole site must know. */
async function changed(work: Promise<unknown>): Promise<void> {
  await work
  await refreshUser()
}
