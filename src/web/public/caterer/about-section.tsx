import { formatCount } from '#contract/count.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { noticeText } from './notice-text.ts'

/** Who cooks, what they are known for, and the facts that decide whether they can. */
export function AboutSection({ caterer }: { caterer: CatererOfPage }) {
  return (
    <section id="about" aria-labelledby="about-title" className="below-fold flex scroll-mt-20 flex-col gap-4">
      <h2 id="about-title" className="headline text-title">
        {m.caterer_about({ name: caterer.name })}
      </h2>
      {caterer.extraInformation && <p className="max-w-prose whitespace-pre-line">{caterer.extraInformation}</p>}
      <div className="grid grid-cols-1 gap-4 break-words md:grid-cols-2">
        <Card className="flex flex-col gap-4 p-5">
          <h3 className="text-heading font-semibold">{m.caterer_information()}</h3>
          <Facts caterer={caterer} />
        </Card>
        <Food caterer={caterer} />
      </div>
    </section>
  )
}

/** Specialities and cuisines of the caterer; a new one may have none. */
function Food({ caterer: { specialistIn, cuisinesOffered } }: { caterer: CatererOfPage }) {
  const links = useEventLinks()
  if (!specialistIn && cuisinesOffered.length === 0) return null
  return (
    <Card className="flex flex-col gap-4 p-5">
      {specialistIn && (
        <>
          <h3 className="text-heading font-semibold">{m.caterer_speciality()}</h3>
          <p className="headline text-heading text-kokum">{specialistIn}</p>
        </>
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
    [m.caterer_serves(), servesText(caterer)],
    ...(caterer.complimentary ? [[m.caterer_complimentary(), caterer.complimentary] as [string, string]] : []),
    [m.caterer_lead(), noticeText(caterer.notice)],
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
        <div key={label} className="flex flex-wrap gap-x-3">
          <dt className="basis-34 text-ink-soft">{label}</dt>
          <dd className="figures min-w-0 flex-1 basis-32 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How far from where the caterer cooks; their area is the one they name to customers. */
function servesText({ serviceRadiusKm, serviceAddress }: CatererOfPage): string {
  return serviceAddress
    ? m.caterer_serves_area({ radius: serviceRadiusKm, area: serviceAddress })
    : m.caterer_serves_value({ radius: serviceRadiusKm })
}
