import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { diets, dietLabel, type Diet } from '#contract/values/diet.ts'
import { notJainIn } from '#contract/values/jain-words.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { Fix } from './list-draft.ts'
import { rowKinds, type ListRow, type RowKind } from './parse/list-row.ts'

interface ListLineProps {
  row: ListRow
  dishPricesShown: boolean
  isOpen: boolean
  onToggle: () => void
  onFix: (fix: Fix) => void
}

const kindLabel: Readonly<Record<RowKind, () => string>> = {
  dish: m.first_menu_kind_dish,
  category: m.first_menu_kind_category,
  ignored: m.first_menu_kind_ignored,
}

const looks: Readonly<Record<RowKind, string>> = {
  dish: '',
  category: 'text-lg font-semibold',
  ignored: 'text-ink-soft line-clamp-2',
}

/** One line of a pasted list. A tap opens the choice of what it is. */
export function ListLine({ row, dishPricesShown, isOpen, onToggle, onFix }: ListLineProps) {
  const id = useId()
  const { kind, name, text, diet, price } = row
  const warning = kind === 'dish' ? warningOf(row) : undefined
  return (
    <li className={classNames('border-b border-line', kind === 'category' && 'bg-sunken')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start transition-colors hover:bg-leaf-wash focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1 break-words">
          <span className={classNames('block', looks[kind])}>{(kind === 'ignored' && text) || name}</span>
          {kind === 'dish' && dishPricesShown && price !== undefined && (
            <span className="text-sm text-ink-soft">
              <Money>{formatRupees(price)}</Money>
            </span>
          )}
        </span>
        {kind === 'dish' ? (
          <DietMark diet={diet} />
        ) : (
          <span className="text-sm text-ink-soft">{kindLabel[kind]()}</span>
        )}
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {warning && <p className="px-3 pb-2 text-sm text-kokum">{warning}</p>}
      {isOpen && (
        <div id={id} className="flex flex-col gap-3 px-3 pt-1 pb-4">
          <RadioGroup
            label={m.first_menu_kind()}
            name={`${id}-kind`}
            inline
            options={rowKinds.map((value) => ({ value, label: kindLabel[value]() }))}
            value={kind}
            onChange={(value) => onFix({ kind: rowKinds.find((one) => one === value) ?? kind })}
          />
          {kind === 'dish' && (
            <RadioGroup
              label={m.first_menu_diet()}
              name={`${id}-diet`}
              inline
              options={diets.map((value) => ({ value, label: dietLabel[value] }))}
              value={diet}
              onChange={(value) => onFix({ diet: diets.find((one) => one === value) ?? diet })}
            />
          )}
        </div>
      )}
    </li>
  )
}

/** What is to be checked about the diet of a dish. */
function warningOf({ name, diet, doubt }: { name: string; diet: Diet; doubt?: string }): string | undefined {
  if (doubt !== undefined)
    return diet === 'nonVeg' ? m.first_menu_doubt_meat({ word: doubt }) : m.first_menu_doubt_jain({ word: doubt })
  const word = diet === 'jain' ? notJainIn(name) : undefined
  return word === undefined ? undefined : m.first_menu_not_jain({ word })
}
