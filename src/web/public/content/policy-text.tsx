import type { Policy } from './policy.ts'
import { m } from '#messages'

/** `since` as people read it. */
export function PolicyText({ policy, since }: { policy: Policy; since: string }) {
  return (
    <article className="page py-8 sm:py-12">
      <div className="max-w-2xl">
        <h1 className="headline text-title">{policy.heading}</h1>
        <p className="mt-2 text-ink-soft">{m.shell_policy_updated({ date: since })}</p>
        {policy.sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section key={heading} className="mt-8">
            <h2 className="text-heading font-semibold">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3 text-lg leading-relaxed">
                {text}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-lg leading-relaxed marker:text-leaf">
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
