import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { AuditList } from '#web/office/audit/audit-list.tsx'
import { Loaded } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { Checklist } from './checklist.tsx'
import { dayOf, stateText, stateTone } from './office-text.ts'
import { ReviewDocuments } from './review-documents.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { RevisionSection } from './revision-section.tsx'
import { useReview } from './use-review.ts'

/** One caterer with everything that an admin must see, and what can be done about it. */
export function ReviewPage({ id }: { id: string }) {
  return (
    <OfficePage>
      <Link to={paths.adminCaterers()} className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden size={18} />
        {m.office_back_to_list()}
      </Link>
      <ReviewOf key={id} id={id} />
    </OfficePage>
  )
}

function ReviewOf({ id }: { id: string }) {
  const review = useReview(id)
  const missing = <EmptyState level={1} title={m.office_missing()} text={m.office_missing_text()} />
  return (
    <Loaded query={review.loaded} missing={missing}>
      {(detail) => {
        const { caterer } = detail
        return (
          <>
            <div className="mt-2 mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
              <h1 className="headline min-w-0 text-title break-words">{caterer.name}</h1>
              <Badge tone={stateTone[caterer.approval]}>{stateText[caterer.approval]()}</Badge>
              {caterer.approvalSince !== undefined && (
                <span className="text-ink-soft">{m.office_since({ day: dayOf(caterer.approvalSince) })}</span>
              )}
            </div>
            {caterer.approvalReason !== undefined && (
              <p className="mb-6 max-w-3xl whitespace-pre-line">
                {m.office_reason_told({ reason: caterer.approvalReason })}
              </p>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="flex flex-col gap-6">
                <RevisionSection caterer={caterer} review={review} />
                <ReviewFacts detail={detail} />
              </div>
              <div className="flex flex-col gap-6">
                <ReviewDocuments detail={detail} />
                <Checklist checks={detail.checks} review={review} />
                <ApprovalActions caterer={caterer} review={review} />
                <AuditList subject={id} />
              </div>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}
