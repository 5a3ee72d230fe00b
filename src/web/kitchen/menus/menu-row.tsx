import { ChevronDown } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { ConflictChooser } from '#web/kitchen/conflict/conflict-chooser.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { DishGroup } from './dish-group.tsx'
import { leftOf, type MenuEntry } from './menu-entries.ts'
import { menuControlId } from './menu-problems.ts'
import { onEnter } from './on-enter.ts'
import { RemovedRow } from './removed-row.tsx'
import type { MenuForm } from './use-menu-form.ts'
import type { OpenRows } from './use-open-rows.ts'

interface MenuRowProps {
  form: MenuForm
  entry: MenuEntry
  /** What the caterer cooks for. */
  cateringType: readonly Diet[]
  rows: OpenRows
  onUnderWay: (more: 1 | -1) => void
}

/** A category that folds open to its name and dishes. */
export function MenuRow({ form, entry, cateringType, rows, onUnderWay }: MenuRowProps) {
  const { key, dishes, isRemoved } = entry
  const name = entry.name.trim() || m.menus_category_new()
  if (isRemoved) return <RemovedRow name={name} onPutBack={() => form.putBackMenu(key)} />
  const isOpen = rows.isOpen(key)
  const at = { menu: key, field: 'name' as const }
  const panel = `${menuControlId(at)}-panel`
  const conflict = form.conflicts.get(key)
  const shown = diets.filter((diet) => cateringType.includes(diet) || dishes.some((dish) => dish.diet === diet))
  const addFirst = () => {
    const [diet] = shown
    const dish = diet && dishes.length === 0 ? form.addDish(key, diet) : undefined
    if (dish !== undefined) rows.show({ menu: key, dish, field: 'name' })
  }
  return (
    <li className="border-b border-line last:border-b-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:text-leaf"
          onClick={() => rows.toggle(key)}
        >
          <span className="min-w-0 grow">
            <span className="block font-semibold break-words">{name}</span>
            <span className="text-sm text-ink-soft">{m.menus_dishes({ count: leftOf(dishes).length })}</span>
          </span>
          <State form={form} entry={entry} />
          <ChevronDown
            aria-hidden
            size={20}
            className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={panel} className="flex flex-col gap-4 pb-5">
          {conflict && (
            <ConflictChooser
              key={`${entry.saved?.version}-${JSON.stringify(conflict)}`}
              id={menuControlId(at)}
              name={name}
              fields={conflict}
              onChoose={(sides) => form.resolve(key, sides)}
            />
          )}
          <TextField
            id={menuControlId(at)}
            label={m.menus_category_name()}
            hint={m.menus_category_hint()}
            required
            autoComplete="off"
            enterKeyHint="next"
            onKeyDown={onEnter(addFirst)}
            maxLength={limits.offer.nameLength}
            value={entry.name}
            error={form.errorOf(at)}
            onChange={(event) => form.rename(key, event.target.value)}
            onBlur={() => form.leave(at)}
          />
          {shown.map((diet) => (
            <DishGroup key={diet} form={form} entry={entry} diet={diet} rows={rows} onUnderWay={onUnderWay} />
          ))}
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            aria-label={m.menus_remove_of({ name })}
            onClick={() => form.removeMenu(key)}
          >
            {m.menus_remove()}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What submitting would do with a category, in a word or two. */
function State({ form, entry }: { form: MenuForm; entry: MenuEntry }) {
  const { key, saved } = entry
  if (form.conflicts.has(key)) return <Badge tone="offer">{m.menus_state_conflict()}</Badge>
  if (form.failures.of(key) || form.summary.some(({ menu }) => menu === key))
    return <Badge tone="danger">{m.menus_state_problem()}</Badge>
  if (!form.work.includes(entry)) return null
  return <Badge tone="leaf">{saved ? m.menus_state_changed() : m.menus_state_new()}</Badge>
}
