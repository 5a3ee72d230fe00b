import { useId } from 'react'
import type { AuditedAct } from '#contract/endpoints/approval.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { Loaded } from '#web/office/frame/loaded.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { actionText, changesOf } from './act-text.ts'
import { useActs } from './use-acts.ts'

/** What was done and by whom, the newest first; about one caterer, order or account where its id is given. */
export function AuditList({ subject }: { subject?: string }) {
  const id = useId()
  const { first, acts, hasMore, busy, showEarlier } = useActs(subject)
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4 p-5">
      <h2 id={id} className="headline text-heading">
        {m.office_audit()}
      </h2>
      <Loaded query={first}>
        {() =>
          acts.length === 0 ? (
            <p className="text-ink-soft">{m.office_audit_empty()}</p>
          ) : (
            <>
              <ul className="flex flex-col gap-3">
                {acts.map((act) => (
                  <Act key={act.id} act={act} />
                ))}
              </ul>
              {hasMore && (
                <Button pending={busy} onClick={() => void showEarlier()}>
                  {m.office_audit_more()}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Act({ act }: { act: AuditedAct }) {
  return (
    <li className="border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="font-medium break-words">{actionText(act.action)}</p>
      {changesOf(act).map((change) => (
        <p key={change} className="text-sm break-words">
          {change}
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {m.office_audit_by({ name: act.by, moment: formatMoment(new Date(act.at)) })}
      </p>
    </li>
  )
}
