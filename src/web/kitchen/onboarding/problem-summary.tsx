import { m } from '#messages'
import { controlId, type Problem } from '#web/shared/form/problems.ts'
import { ProblemList } from '#web/ui/display/problem-list.tsx'

/** Everything that is wrong, each with a way to its field. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  return (
    <ProblemList
      title={m.onboarding_problems({ count: problems.length })}
      problems={problems.map(({ field, message }) => ({ id: controlId('caterer', field), message }))}
    />
  )
}
