import { Link } from 'react-router'
import type { AreaText } from '#web/public/content/area-text.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { areaLinks, type LinkGroup } from './area-links.ts'
import type { Area } from '#web/public/listing/areas.ts'

/** Below the list: what to know about catering here, questions and answers, and where to look on. */
export function AreaAbout({ text, area }: { text: AreaText; area: Area | undefined }) {
  const links = useEventLinks()
  return (
    <div className="border-t border-line bg-leaf-wash">
      <div className="page grid gap-x-14 gap-y-10 pt-10 pb-14 lg:grid-cols-2 lg:pt-14">
        <section aria-labelledby="about-area">
          <h2 id="about-area" className="headline text-heading">
            {text.aboutHeading}
          </h2>
          {text.about.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose">
              {paragraph}
            </p>
          ))}
        </section>
        <section aria-labelledby="area-questions">
          <h2 id="area-questions" className="headline text-heading">
            {m.areas_questions()}
          </h2>
          <div className="mt-3 border-t border-line">
            {text.questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={<h3 className="font-semibold">{question}</h3>}>
                <p className="max-w-prose">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
        <nav
          aria-label={m.areas_links()}
          className="grid gap-x-8 gap-y-8 border-t border-line pt-8 md:grid-cols-2 lg:col-span-2"
        >
          {areaLinks(area, text.localities, links).map((group) => (
            <Links key={group.title} {...group} />
          ))}
        </nav>
      </div>
    </div>
  )
}

function Links({ title, links }: LinkGroup) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="quiet-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
