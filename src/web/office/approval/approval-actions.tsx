import { useState } from 'react'
import { approvalActions, approvalMoves, canMove, type ApprovalAction } from '#contract/rules/approval-moves.ts'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { actionText } from './office-text.ts'
import { OfficeSection } from './office-section.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Review } from './use-review.ts'

/** What can be done about a caterer in its present state, each after a question. */
export function ApprovalActions({ caterer, review }: { caterer: ReviewDetail['caterer']; review: Review }) {
  const [asked, setAsked] = useState<ApprovalAction>()
  const close = () => {
    setAsked(undefined)
    review.forgetFailure()
  }
  return (
    <OfficeSection title={m.office_actions()}>
      <div className="flex flex-wrap gap-3">
        {approvalActions
          .filter((action) => canMove(caterer.approval, action))
          .map((action) => (
            <Button
              key={action}
              variant={approvalMoves[action].needsReason ? 'secondary' : 'brand'}
              onClick={() => setAsked(action)}
            >
              {actionText[action].button()}
            </Button>
          ))}
      </div>
      {asked && (
        <ReasonDialog
          title={actionText[asked].title({ name: caterer.name })}
          text={actionText[asked].text()}
          verb={actionText[asked].button()}
          isDanger={approvalMoves[asked].needsReason}
          needsReason={approvalMoves[asked].needsReason}
          busy={review.busy}
          failure={review.failure}
          onConfirm={(reason) => void review.decide(asked, reason).then((isDone) => isDone && setAsked(undefined))}
          onClose={close}
        />
      )}
    </OfficeSection>
  )
}
