import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'

/** What is done on which day, as a line from the earliest to the day after. */
export function GuidePlan({ plan }: Pick<FilledGuide, 'plan'>) {
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" className="headline text-title">
        {m.guide_plan()}
      </h2>
      <ol className="mt-6">
        {plan.map(({ daysBefore, todo }) => (
          <li key={daysBefore} className="relative pb-6 pl-8 last:pb-0 [&:last-child>span]:hidden">
            <span aria-hidden className="absolute top-3 bottom-0 left-[7px] w-0.5 bg-line" />
            <i
              aria-hidden
              className={`absolute top-1.5 left-0 size-4 rounded-full border-2 border-leaf ${daysBefore === 0 ? 'bg-marigold' : 'bg-surface'}`}
            />
            <h3 className="font-semibold text-leaf">{dayText(daysBefore)}</h3>
            <p className="mt-0.5 text-lg">
              <GuideText text={todo} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function dayText(daysBefore: number): string {
  if (daysBefore < 0) return m.guide_plan_after()
  if (daysBefore === 0) return m.guide_plan_day()
  return daysBefore % 7 === 0
    ? m.guide_plan_weeks({ count: daysBefore / 7 })
    : m.guide_plan_before({ count: daysBefore })
}
