import { Plus } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { dietLabel, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { DishRow } from './dish-row.tsx'
import { leftOf, type MenuEntry } from './menu-entries.ts'
import type { MenuForm } from './use-menu-form.ts'
import type { OpenRows } from './use-open-rows.ts'

interface DishGroupProps {
  form: MenuForm
  entry: MenuEntry
  diet: Diet
  rows: OpenRows
  onUnderWay: (more: 1 | -1) => void
}

/** The dishes of a category for one catering type (R171). */
export function DishGroup({ form, entry, diet, rows, onUnderWay }: DishGroupProps) {
  const ofDiet = entry.dishes.filter((dish) => dish.diet === diet)
  const isFull = leftOf(entry.dishes).length >= limits.offer.dishes
  const add = () => {
    if (isFull) return
    const dish = form.addDish(entry.key, diet)
    if (dish !== undefined) rows.show({ menu: entry.key, dish, field: 'name' })
  }
  return (
    <section aria-label={dietLabel[diet]} className="rounded-box border border-line p-3">
      <h3>
        <DietMark diet={diet} label={dietLabel[diet]} />
      </h3>
      {form.dishPricesShown && <p className="text-sm text-ink-soft">{m.menus_dish_price_hint()}</p>}
      {ofDiet.length > 0 && (
        <ul>
          {ofDiet.map((dish) => (
            <DishRow
              key={dish.key}
              form={form}
              menu={entry.key}
              dish={dish}
              isOpen={rows.isDishOpen(entry.key, dish.key)}
              onToggle={() => rows.toggleDish(entry.key, dish.key)}
              onNext={add}
              onUnderWay={onUnderWay}
            />
          ))}
        </ul>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden size={18} />}
        className="mt-2"
        aria-label={m.menus_add_dish_to({ diet: dietLabel[diet] })}
        disabledReason={isFull ? m.error_dishes_limit({ max: limits.offer.dishes }) : undefined}
        onClick={add}
      >
        {m.menus_add_dish()}
      </Button>
    </section>
  )
}
