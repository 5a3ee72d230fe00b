import type { ReactNode, Ref } from 'react'

export interface ListedProblem {
  /** Id of its control. */
  id: string
  message: string
  /** Leads to where it is mended, when that is another page. */
  asLink?: (className: string) => ReactNode
}

interface ProblemListProps {
  title: string
  problems: readonly ListedProblem[]
  /** To give it the focus; it is there, unseen, also when nothing is wrong. */
  ref?: Ref<HTMLDivElement>
}

const wayClass = 'inline-flex min-h-11 items-center text-left text-danger underline underline-offset-4'

/** Everything that is wrong in a form, each with a way to its field. */
export function ProblemList({ title, problems, ref }: ProblemListProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={problems.length > 0 ? 'rounded-box border border-danger bg-danger-wash p-4' : 'sr-only'}
    >
      {problems.length > 0 && (
        <>
          <h2 className="font-semibold">{title}</h2>
          <ul className="mt-1">
            {problems.map(({ id, message, asLink }) => (
              <li key={id}>
                {asLink ? (
                  asLink(wayClass)
                ) : (
                  <a
                    href={`#${id}`}
                    className={wayClass}
                    onClick={(event) => {
                      event.preventDefault()
                      showControl(id)
                    }}
                  >
                    {message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Opens what a control is folded into, and gives it the focus in the middle of the screen. */
export function showControl(id: string): void {
  const control = document.getElementById(id)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
