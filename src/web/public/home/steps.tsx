import { m } from '#messages'
import { HomeSection } from './home-section.tsx'

/** The four step cards (R092); from 500 px on the number stands above the words (R461). */
export function Steps() {
  const steps = [
    { title: m.home_step_1_title(), text: m.home_step_1_text() },
    { title: m.home_step_2_title(), text: m.home_step_2_text() },
    { title: m.home_step_3_title(), text: m.home_step_3_text() },
    { title: m.home_step_4_title(), text: m.home_step_4_text() },
  ]
  return (
    <HomeSection title={m.home_steps_title()}>
      <ol className="grid gap-4 min-[500px]:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="flex gap-4 rounded-box border border-line bg-surface p-5 min-[500px]:flex-col min-[500px]:gap-3"
          >
            <span aria-hidden className="headline figures w-8 shrink-0 text-5xl leading-none text-leaf">
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
