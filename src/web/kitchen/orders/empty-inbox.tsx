import { Inbox as InboxIcon } from 'lucide-react'
import type { InboxPart } from '#contract/rules/inbox-part.ts'
import { m } from '#messages'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import type { InboxParams } from './inbox-params.ts'

/** What a part without orders, or a search that finds none, says. */
export function EmptyInbox({ params: { show, q: text } }: { params: InboxParams }) {
  const texts: Record<InboxPart, [string, string]> = {
    to_answer: [m.inbox_to_answer_none(), m.inbox_to_answer_none_text()],
    open: [m.inbox_open_none(), m.inbox_open_none_text()],
    closed: [m.inbox_closed_none(), m.inbox_closed_none_text()],
  }
  const [title, hint] = text ? [m.inbox_found_none({ text }), m.inbox_found_none_text()] : texts[show]
  return <EmptyState icon={<InboxIcon aria-hidden size={40} strokeWidth={1.5} />} title={title} text={hint} />
}
