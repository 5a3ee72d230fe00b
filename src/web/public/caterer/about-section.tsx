import { formatCount } from '#contract/count.ts'
import type { ReactNode } from 'react'
import type { Notice } from '#contract/rules/notice.ts'
import { Link } from 'react-router'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'

/** Who cooks, what they are known for, and the facts that decide whether they can. */
export function AboutSection({ caterer }: { caterer: CatererOfPage }) {
  return (
    <section id="about" aria-labelledby="about-title" className="below-fold flex scroll-mt-20 flex-col gap-4">
      <h2 id="about-title" className="headline text-title">
        {m.caterer_about({ name: caterer.name })}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Card className="flex flex-col gap-4 p-5">
          <h3 className="text-heading font-semibold">{m.caterer_information()}</h3>
          {caterer.extraInformation && <p>{caterer.extraInformation}</p>}
          <Facts caterer={caterer} />
        </Card>
        <Food caterer={caterer} />
      </div>
    </section>
  )
}

/** Specialities and cuisines of the caterer; a new one may have none. */
function Food({ caterer: { specialistIn, complimentary, cuisinesOffered } }: { caterer: CatererOfPage }) {
  const links = useEventLinks()
  const isKnown = Boolean(specialistIn || complimentary)
  if (!isKnown && cuisinesOffered.length === 0) return null
  return (
    <Card className="flex flex-col gap-4 p-5">
      {isKnown && <h3 className="text-heading font-semibold">{m.caterer_speciality()}</h3>}
      {specialistIn && <p className="headline text-heading text-kokum">{specialistIn}</p>}
      {complimentary && (
        <p>
          <span className="text-ink-soft">{m.caterer_complimentary()}</span> {complimentary}
        </p>
      )}
      {cuisinesOffered.length > 0 && (
        <>
          <h3 className="mt-2 text-heading font-semibold first:mt-0">{m.caterer_cuisines_offered()}</h3>
          <ul className="flex flex-wrap gap-2">
            {cuisinesOffered.map((cuisine) => (
              <li key={cuisine}>
                <Link
                  to={links.search({ cuisine })}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 transition-colors hover:border-leaf hover:bg-leaf-wash"
                >
                  {cuisine}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Facts({ caterer }: { caterer: CatererOfPage }) {
  const rows: [label: string, value: ReactNode][] = [
    [m.caterer_capacity(), m.caterer_capacity_value({ count: formatCount(caterer.maximumServingCapacity) })],
    [m.caterer_lead(), noticeText(caterer.notice)],
    [m.caterer_serves(), m.caterer_serves_value({ radius: caterer.serviceRadiusKm })],
    ...(caterer.serviceAddress ? [[m.caterer_area(), caterer.serviceAddress] as [string, string]] : []),
    ...(caterer.orderFullFilled > 0
      ? [
          [m.caterer_fulfilled(), m.caterer_fulfilled_value({ count: formatCount(caterer.orderFullFilled) })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(caterer.fssaiNo ? [[m.caterer_fssai(), caterer.fssaiNo] as [string, string]] : []),
  ]
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The notice for the smallest orders, and from which numbers of guests it is longer. */
function noticeText(notice: Notice): string {
  const longer = notice.filter(
    ({ days }, at) => at === 0 || days > Math.max(...notice.slice(0, at).map((step) => step.days)),
  )
  return longer
    .map(({ fromGuests, days }, at) => {
      const text = days === 0 ? m.caterer_lead_none() : m.caterer_lead_value({ count: days })
      return at === 0 ? text : m.caterer_lead_from({ notice: text, guests: fromGuests })
    })
    .join(', ')
}
