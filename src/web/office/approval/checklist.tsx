import { catererChecks } from '#contract/rules/approval-moves.ts'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Checkbox } from '#web/ui/fields/choice.tsx'
import { checkText, dayOf } from './office-text.ts'
import { OfficeSection } from './office-section.tsx'
import type { Review } from './use-review.ts'

/** What was checked of a caterer, by whom and when. Each mark is stored immediately. */
export function Checklist({ checks, review }: Pick<ReviewDetail, 'checks'> & { review: Review }) {
  return (
    <OfficeSection title={m.office_checklist()}>
      <p className="text-ink-soft">{m.office_checked_count({ done: checks.length, all: catererChecks.length })}</p>
      <ul>
        {catererChecks.map((item) => {
          const mark = checks.find((check) => check.item === item)
          return (
            <li key={item}>
              <Checkbox
                label={checkText[item]()}
                hint={mark && m.office_checked_by({ name: mark.by, day: dayOf(mark.at) })}
                checked={mark !== undefined}
                onChange={(event) => void review.check(item, event.target.checked)}
              />
            </li>
          )
        })}
      </ul>
      <FormError text={review.failure} />
    </OfficeSection>
  )
}
