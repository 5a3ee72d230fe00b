import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Film } from '#web/ui/motion/film.tsx'
import { HomeSection } from './home-section.tsx'

/** The four steps as a film (R098), and in words for those who do not see it. */
export function HowItWorks() {
  return (
    <HomeSection title={m.home_how_title()}>
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <Film base="/films/how-it-works" title={m.home_how_film()} />
        <div>
          <p className="max-w-prose text-lg">{m.home_how_text()}</p>
          <p className="mt-2 mb-4 text-sm text-ink-soft">{m.home_how_film_about()}</p>
          <Disclosure summary={m.home_how_words_title()}>{m.home_how_words()}</Disclosure>
        </div>
      </div>
    </HomeSection>
  )
}
