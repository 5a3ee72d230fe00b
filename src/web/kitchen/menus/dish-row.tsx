import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { cleanRupees } from '#web/kitchen/offer/rupees.ts'
import { SinglePicture } from '#web/shared/upload/single-picture.tsx'
import { smallLink } from '#web/shared/upload/small-link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { NumberField, TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { DishEntry } from './menu-entries.ts'
import { menuControlId, type MenuFieldName } from './menu-problems.ts'
import { onEnter } from './on-enter.ts'
import { RemovedRow } from './removed-row.tsx'
import type { MenuForm } from './use-menu-form.ts'

interface DishRowProps {
  form: MenuForm
  menu: string
  dish: DishEntry
  isOpen: boolean
  onToggle: () => void
  /** Enter was pressed in its name: the next dish is wanted. */
  onNext: () => void
  onUnderWay: (more: 1 | -1) => void
}

/** A dish as one line, edited in place; what is seldom needed folds out below it. */
export function DishRow({ form, menu, dish, isOpen, onToggle, onNext, onUnderWay }: DishRowProps) {
  const name = dish.name.trim() || m.menus_dish_new()
  if (dish.isRemoved) return <RemovedRow name={name} onPutBack={() => form.putBackDish(menu, dish.key)} />
  const at = (field: MenuFieldName) => ({ menu, dish: dish.key, field })
  const control = (field: MenuFieldName) => ({
    id: menuControlId(at(field)),
    value: dish[field] ?? '',
    error: form.errorOf(at(field)),
    onChange: (event: { target: { value: string } }) => form.editDish(menu, dish.key, { [field]: event.target.value }),
    onBlur: () => form.leave(at(field)),
  })
  const panel = `${menuControlId(at('name'))}-details`
  const isFaulty = (['description', 'imgUrl'] as const).some((field) => form.errorOf(at(field)))
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        <Icon name={dish.diet} size={16} className={classNames('mt-4 shrink-0', colours[dish.diet])} />
        <TextField
          label={m.menus_dish_name()}
          hideLabel
          required
          placeholder={m.menus_dish_name()}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={limits.offer.dishNameLength}
          fieldClassName="grow"
          onKeyDown={onEnter(onNext)}
          {...control('name')}
        />
        {form.dishPricesShown && (
          <NumberField
            label={m.menus_dish_price()}
            hideLabel
            placeholder="₹"
            inputMode="decimal"
            pattern="[0-9.]*"
            maxLength={10}
            fieldClassName="w-24 shrink-0"
            enterKeyHint="next"
            onKeyDown={onEnter(onNext)}
            {...control('price')}
            onChange={(event) => form.editDish(menu, dish.key, { price: cleanRupees(event.target.value) })}
          />
        )}
        {dish.imgUrl && (
          <img
            src={smallLink(dish.imgUrl)}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-box object-cover"
          />
        )}
        <IconButton
          label={m.menus_dish_details({ name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          icon={
            <ChevronDown aria-hidden size={20} className={classNames('transition-transform', isOpen && 'rotate-180')} />
          }
          className={classNames(isFaulty && !isOpen && 'text-danger')}
          onClick={onToggle}
        />
      </div>
      {isOpen && (
        <div id={panel} className="mt-2 flex flex-col gap-4 pl-6">
          <TextArea
            label={m.menus_dish_description()}
            rows={2}
            maxLength={limits.offer.descriptionLength}
            {...control('description')}
          />
          <SinglePicture
            id={menuControlId(at('imgUrl'))}
            label={m.menus_dish_picture()}
            alt={m.menus_picture_alt({ name })}
            link={dish.imgUrl ?? ''}
            error={form.errorOf(at('imgUrl'))}
            onChange={(imgUrl) => form.editDish(menu, dish.key, { imgUrl })}
            onUnderWay={onUnderWay}
          />
          <div className="flex flex-wrap items-center gap-1">
            <IconButton
              label={m.menus_dish_up({ name })}
              icon={<ArrowUp aria-hidden size={20} />}
              onClick={() => form.moveDish(menu, dish.key, -1)}
            />
            <IconButton
              label={m.menus_dish_down({ name })}
              icon={<ArrowDown aria-hidden size={20} />}
              onClick={() => form.moveDish(menu, dish.key, 1)}
            />
            <Button
              variant="quiet"
              size="small"
              className="ml-auto"
              aria-label={m.menus_remove_dish_of({ name })}
              onClick={() => form.removeDish(menu, dish.key)}
            >
              {m.menus_remove_dish()}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

const colours = { veg: 'text-veg', nonVeg: 'text-non-veg', jain: 'text-jain' }
