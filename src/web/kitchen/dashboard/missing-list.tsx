import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { controlId } from '#web/shared/form/problems.ts'
import { Card } from '#web/ui/display/card.tsx'
import { missingFrom } from './missing.ts'

/** What the profile lacks, each with the way to its field. Nothing when all is there. */
export function MissingList({ caterer }: { caterer: OwnCaterer }) {
  const missing = missingFrom(caterer)
  if (missing.length === 0) return null
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.missing_title()}</h2>
      <p className="mt-1 text-ink-soft">{m.missing_count({ count: missing.length })}</p>
      <ul className="mt-3 divide-y divide-line">
        {missing.map(({ field, text }) => (
          <li key={field}>
            <Link
              to={`${paths.onboarding({ step: 1 })}#${controlId('caterer', field)}`}
              className="flex min-h-12 items-center justify-between gap-3 py-2 text-link"
            >
              {text}
              <ChevronRight aria-hidden size={20} className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
