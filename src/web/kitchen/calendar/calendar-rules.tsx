import type { User } from '#contract/endpoints/identity.ts'
import type { CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import { AcceptanceCard } from '#web/kitchen/answers/acceptance-form.tsx'
import { FeedCard } from './feed-card.tsx'
import { TermsForm } from './terms-form.tsx'

interface CalendarRulesProps {
  user: User
  /** Undefined for those who may not change them. */
  terms: CalendarView['terms'] | undefined
}

/** What holds for all days, and the feed for a calendar of one's own. */
export function CalendarRules({ user, terms }: CalendarRulesProps) {
  return (
    <>
      {terms && <TermsForm terms={terms} />}
      {terms && <AcceptanceCard user={user} />}
      <FeedCard user={user} />
    </>
  )
}
