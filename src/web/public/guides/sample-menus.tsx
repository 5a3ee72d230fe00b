import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'
import type { LiveMenu } from './live-guide.ts'

interface SampleMenusProps {
  menus: FilledGuide['menus']
  live: readonly (LiveMenu | undefined)[]
}

/** Menus that suit, each with a real package of today as an example. */
export function SampleMenus({ menus, live }: SampleMenusProps) {
  return (
    <section aria-labelledby="menus-title" className="border-y border-line bg-sunken py-10 lg:py-14">
      <div className="page">
        <h2 id="menus-title" className="headline text-title">
          {m.guide_menus()}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{m.guide_menus_note({ brand: brand.name })}</p>
        <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:grid-cols-3">
          {menus.map(({ title, about }, at) => (
            <li key={title} className="flex flex-col rounded-box border border-line bg-surface p-5 sm:p-6">
              <h3 className="headline text-heading text-leaf">{title}</h3>
              <p className="mt-2">
                <GuideText text={about} />
              </p>
              <Example menu={live[at]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Example({ menu }: { menu: LiveMenu | undefined }) {
  const links = useLateEventLinks()
  if (!menu) return <p className="mt-5 border-t border-line pt-4 text-ink-soft">{m.guide_menu_none()}</p>
  const { caterer, name, dishes, price, minimum } = menu
  return (
    <>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        {m.guide_menu_by({ package: name, caterer: caterer.name, area: caterer.area })}
      </p>
      <dl className="mt-3 flex flex-1 flex-col gap-2">
        {dishes.map(({ item, dishes: named }) => (
          <div key={item}>
            <dt className="text-sm font-semibold text-kokum">{item}</dt>
            <dd>{named.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 border-t border-line pt-3">
        <span className="figures text-lg font-semibold">{price}</span>
        {minimum && <span className="figures block text-sm text-ink-soft">{minimum}</span>}
      </p>
      <Link
        to={links.caterer(caterer)}
        aria-label={m.guide_menu_see_label({ caterer: caterer.name })}
        className="text-link mt-1 inline-flex min-h-11 items-center self-start font-semibold"
      >
        {m.guide_menu_see()}
      </Link>
    </>
  )
}
