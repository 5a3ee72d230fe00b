import { m } from '#web/paraglide/messages.js'
import { controlId, type FieldName, type Problem } from './caterer-problems.ts'

/** Everything that is wrong, each with a way to its field. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="rounded-box border border-danger bg-danger-wash p-4">
      <h2 className="font-semibold">
        {problems.length === 1 ? m.onboarding_problems_one() : m.onboarding_problems({ count: problems.length })}
      </h2>
      <ul className="mt-1">
        {problems.map(({ field, sentence }) => (
          <li key={field}>
            <a
              href={`#${controlId(field)}`}
              className="inline-flex min-h-11 items-center text-left text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                showField(field)
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Gives a field the focus in the middle of the screen. */
export function showField(field: FieldName): void {
  const control = document.getElementById(controlId(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
