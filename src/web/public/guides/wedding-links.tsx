import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { areas } from '#web/public/listing/areas.ts'
import { services } from '#web/public/home/service.ts'
import { Tile } from '#web/public/home/tile.tsx'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'

const functions = [
  'engagement-ceremonies',
  'weddings',
  'religious-functions',
  'cocktail-parties',
  'anniversary-celebrations',
]

/** Services around a wedding, and the areas in which caterers are (R144). */
export function WeddingLinks() {
  const links = useLateEventLinks()
  return (
    <div className="page flex flex-col gap-10 pt-10 lg:pt-14">
      <section aria-labelledby="functions-title">
        <h2 id="functions-title" className="headline text-title">
          {m.guide_wedding_functions()}
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {services
            .filter(({ slug }) => functions.includes(slug))
            .map(({ slug, name }) => (
              <Tile
                key={slug}
                to={paths.service(slug)}
                picture={`/pictures/services/${slug}`}
                sizes="(min-width: 64rem) 14rem, 45vw"
                name={name()}
              />
            ))}
        </ul>
      </section>
      <nav aria-labelledby="areas-title">
        <h2 id="areas-title" className="headline text-heading">
          {m.guide_wedding_areas()}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {areas.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={links.area(slug, {}, { people: '100+', occasion: 'wedding' })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
