import type { RefObject } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { fieldId, type Problem } from '../problems.ts'

/** Everything that is missing, each with a way to its field. */
export function ProblemList({
  problems,
  ref,
}: {
  problems: readonly Problem[]
  ref: RefObject<HTMLDivElement | null>
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={problems.length > 0 ? 'mb-6 rounded-box border border-danger bg-danger-wash p-4' : 'sr-only'}
    >
      {problems.length > 0 && (
        <>
          <h2 className="font-semibold">
            {problems.length === 1 ? m.bill_problems_one() : m.bill_problems({ count: problems.length })}
          </h2>
          <ul className="mt-1">
            {problems.map((problem) => (
              <li key={problem.field}>
                <WayTo problem={problem} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const wayClass = 'inline-flex min-h-11 items-center text-left text-danger underline underline-offset-4'

function WayTo({ problem: { field, sentence } }: { problem: Problem }) {
  if (field === 'selections')
    return (
      <Link to={paths.customise()} className={wayClass}>
        {sentence}
      </Link>
    )
  const id = fieldId(field)
  return (
    <a
      href={`#${id}`}
      className={wayClass}
      onClick={(event) => {
        event.preventDefault()
        showField(id)
      }}
    >
      {sentence}
    </a>
  )
}

/** Opens what the field is folded into, and gives it the focus in the middle of the screen. */
function showField(id: string): void {
  const control = document.getElementById(id)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
