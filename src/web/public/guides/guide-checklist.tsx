import { Check } from 'lucide-react'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'

/** What to have agreed before the booking. */
export function GuideChecklist({ checklist }: Pick<FilledGuide, 'checklist'>) {
  return (
    <section aria-labelledby="checklist-title" className="rounded-box border border-line bg-surface p-5 sm:p-6">
      <h2 id="checklist-title" className="headline text-heading">
        {m.guide_checklist()}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {checklist.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
            <span>
              <GuideText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
