import { Link } from 'react-router'
import { cuisines } from '#contract/values/cuisine.ts'
import { slugOf } from '#contract/values/slug.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { Section } from './section.tsx'

function pictureOf(cuisine: string): PictureSource {
  return {
    base: `/pictures/cuisines/${slugOf(cuisine)}`,
    widths: [240, 480],
    width: 240,
    height: 240,
    placeholder: 'var(--color-sunken)',
  }
}

/** The twelve cuisines; each leads to the search with it chosen. */
export function CuisineTiles() {
  return (
    <Section title={m.home_cuisines_title()}>
      <ul className="grid grid-cols-2 gap-3 min-[26rem]:grid-cols-3 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
        {cuisines.map((cuisine) => (
          <li key={cuisine}>
            <Link
              to={paths.search({ cuisine })}
              className="group flex flex-col overflow-hidden rounded-box border border-line bg-surface transition-colors hover:border-leaf"
            >
              <span className="overflow-hidden">
                <Picture
                  source={pictureOf(cuisine)}
                  alt=""
                  sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 23vw, 45vw"
                  className="aspect-square w-full transition-transform group-hover:scale-103"
                />
              </span>
              <span className="px-3 py-2.5 text-center font-medium group-hover:text-leaf">{cuisine}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
