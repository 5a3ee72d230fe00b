import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { diets, dietLabel, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import type { MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { countsOf } from './menu-of-rows.ts'
import { menuOfTemplate, packagesOf } from './menu-of-template.ts'
import type { MenuTemplate } from './templates/menu-template.ts'

interface TemplatePreviewProps {
  template: MenuTemplate
  cateringType: readonly Diet[]
  onUse: (menus: MenuDraft[], packages?: NewPackage[]) => void
}

/** The courses and packages of a template, as far as the caterer cooks them. */
export function TemplatePreview({ template, cateringType, onUse }: TemplatePreviewProps) {
  const menu = menuOfTemplate(template, cateringType)
  const packages = packagesOf(template, cateringType)
  return (
    <>
      <p className="mt-1 text-ink-soft">{m.first_menu_template_text()}</p>
      <div className="mt-3 border-t border-line">
        {menu.map(({ name, dishes }) => (
          <Disclosure
            key={name}
            summary={
              <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
                {name}
                <span className="figures text-sm font-normal text-ink-soft">
                  {m.first_menu_dishes({ count: dishes.length })}
                </span>
              </span>
            }
          >
            {diets.map((diet) => (
              <DishesOf key={diet} diet={diet} dishes={dishes} />
            ))}
          </Disclosure>
        ))}
      </div>
      <h3 className="mt-6 text-lg font-semibold">{m.first_menu_packages()}</h3>
      <p className="text-ink-soft">{m.first_menu_packages_text()}</p>
      <ul className="mt-2">
        {packages.map(({ name, bands = [], dishType, items = [] }) => (
          <li key={name} className="border-b border-line py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{name}</span>
              <span className="figures text-sm text-ink-soft">
                {m.first_menu_package_guests({ band: bands.join(', ') })}
                {dishType && ` · ${dietLabel[dishType]}`}
              </span>
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">
              {items.map(({ item, quantity }) => `${quantity} ${item}`).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button variant="main" wide onClick={() => onUse(menu, packages)}>
          {m.first_menu_add(countsOf(menu))}
        </Button>
      </div>
    </>
  )
}

function DishesOf({ diet, dishes }: { diet: Diet; dishes: MenuDraft['dishes'] }) {
  const names = dishes.filter((dish) => dish.diet === diet).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <div className="py-1">
      <DietMark diet={diet} />
      <p>{names.join(', ')}</p>
    </div>
  )
}
