import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { m } from '#messages'
import { revisionText } from './approval-text.ts'

/** What of an approved caterer's profile waits for an admin, beside what customers still see. */
export function RevisionNote({ caterer }: { caterer: OwnCaterer }) {
  const revision = revisionText(caterer)
  if (!revision) return null
  return (
    <div className="rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">
      <p className="font-semibold">{revision.since}</p>
      <ul>
        {revision.changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
      <p>{m.onboarding_revision_text()}</p>
    </div>
  )
}
