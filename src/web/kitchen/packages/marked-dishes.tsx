import { useId } from 'react'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { PackageKind } from '#contract/rules/package-selection.ts'
import type { PackageDiet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Checkbox } from '#web/ui/fields/choice.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { offeredDishes, type ItemFields } from './item-fields.ts'

interface MarkedDishesProps {
  item: ItemFields
  name: string
  menu: OwnMenu | undefined
  kind: PackageKind
  diet: PackageDiet
  error: string | undefined
  onChange: (marked: readonly string[]) => void
}

/** The dishes of a menu, of which the caterer ticks those that the package starts with: at most as many as it includes. */
export function MarkedDishes({ item, name, menu, kind, diet, error, onChange }: MarkedDishesProps) {
  const id = useId()
  const { marked } = item
  const dishes = offeredDishes(menu, diet)
  if (dishes.length === 0)
    return <p className="px-2 pb-2 text-sm text-ink-soft">{m.packages_marked_none({ menu: name })}</p>
  if (kind !== 'custom' && Number(item.quantity) === 0 && marked.length === 0) return null
  const isFull = kind !== 'custom' && marked.length >= Number(item.quantity)
  const mark = (dish: string, isMarked: boolean) =>
    onChange(dishes.map((each) => each.name).filter((each) => (each === dish ? isMarked : marked.includes(each))))
  return (
    <div className="px-2">
      <Disclosure
        isAlone
        summary={
          <span className="font-normal">{m.packages_marked({ chosen: marked.length, count: dishes.length })}</span>
        }
      >
        <fieldset aria-describedby={`${id}-error`} className="min-w-0">
          <legend className="text-sm">{m.packages_marked_text()}</legend>
          {dishes.map((dish) => (
            <Checkbox
              key={dish.name}
              label={
                <span className="flex flex-wrap items-center gap-x-2 text-ink">
                  {dish.name} <DietMark diet={dish.diet} />
                </span>
              }
              checked={marked.includes(dish.name)}
              disabled={isFull && !marked.includes(dish.name)}
              onChange={(event) => mark(dish.name, event.target.checked)}
            />
          ))}
        </fieldset>
      </Disclosure>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
