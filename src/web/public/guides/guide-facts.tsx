import type { ReactNode } from 'react'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'
import type { LiveGuide } from './live-guide.ts'

const priceNote = {
  all: m.guide_fact_price_note,
  veg: m.guide_fact_price_note_veg,
  jain: m.guide_fact_price_note_jain,
}

/** Facts in a few words: today's figures set large, what the text knows below them. */
export function GuideFacts({ guide: { event, facts }, live }: { guide: FilledGuide; live: LiveGuide }) {
  const band = event.people
  return (
    <section aria-labelledby="facts-title" className="page pt-8 lg:pt-10">
      <h2 id="facts-title" className="sr-only">
        {m.guide_facts()}
      </h2>
      <dl className="grid gap-x-10 gap-y-6 border-b border-line pb-8 sm:grid-cols-2 lg:grid-cols-4">
        {live.price && (
          <Figure
            label={m.guide_fact_price()}
            note={priceNote[event.diet ?? 'all']({ caterers: live.price.caterers, band })}
          >
            {live.price.range}
          </Figure>
        )}
        {live.noticeDays && (
          <Figure label={m.guide_fact_notice()} note={m.guide_fact_notice_note({ band })}>
            {noticeText(live.noticeDays)}
          </Figure>
        )}
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="mt-1 text-lg leading-snug font-medium">
              <GuideText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Figure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1">
        <span className="headline figures block text-title leading-none text-kokum">{children}</span>
        <span className="mt-2 block text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  )
}

function noticeText({ from, to }: { from: number; to: number }): string {
  return from === to ? m.guide_fact_notice_day({ count: from }) : m.guide_fact_notice_days({ from, to })
}
