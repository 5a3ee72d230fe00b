import { m } from '#messages'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

/** In place of what only owner and managers may see and change. */
export function NotForCooks() {
  return <EmptyState level={1} title={m.people_not_for_cooks()} text={m.people_not_for_cooks_text()} />
}
