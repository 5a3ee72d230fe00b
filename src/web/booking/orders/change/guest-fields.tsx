import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { balance, changeSplit, countOf } from '#web/shared/draft/diet-split.ts'
import { countLabel, portionOf } from '#web/shared/draft/portion.ts'
import { HoursField } from '#web/booking/steps/hours-field.tsx'
import { splitNote } from '#web/booking/steps/split-note.ts'
import { mainDietOf, type ChangeFormState } from './change-form-state.ts'

interface GuestFieldsProps {
  order: OrderView
  form: ChangeFormState
  change: (next: Partial<ChangeFormState>) => void
  errorOf: (field: string) => string | undefined
}

/** The id of a field's control. */
export function fieldId(field: string): string {
  return `change-${field.replaceAll('.', '-')}`
}

const dietLabels = { veg: m.bill_split_veg, jain: m.bill_split_jain, nonVeg: m.bill_split_non_veg }
const inOrder = ['veg', 'jain', 'nonVeg'] as const satisfies readonly Diet[]

function digits(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most)
}

/** Guest count, dietary preferences and service hours; the main diet takes the remaining guests until it is edited. */
export function GuestFields({ order, form, change, errorOf }: GuestFieldsProps) {
  const portion = portionOf(order.package)
  const main = mainDietOf(order)
  const guests = countOf(form.guests)
  const note = splitNote(form, guests, main)
  const noteId = fieldId('dietSplit-note')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          id={fieldId('guests')}
          label={portion === 'plate' ? m.bill_guests() : countLabel(portion)}
          required
          value={form.guests}
          error={errorOf('guests')}
          onChange={({ target }) => {
            const typed = digits(target.value, 5)
            change({ guests: typed, ...balance(form, countOf(typed), main) })
          }}
        />
        {order.package.kind !== 'packed' && (
          <HoursField
            id={fieldId('serviceHours')}
            required
            value={form.serviceHours}
            error={errorOf('serviceHours')}
            onChange={({ target }) => change({ serviceHours: target.value })}
          />
        )}
      </div>
      <fieldset aria-describedby={noteId} className="min-w-0">
        <legend className="mb-1.5 font-medium">{m.bill_split()}</legend>
        <div className="grid grid-cols-3 items-start gap-3">
          {inOrder.map((diet) => (
            <NumberField
              key={diet}
              id={fieldId(`dietSplit.${diet}`)}
              label={dietLabels[diet]()}
              value={form[diet]}
              error={errorOf(`dietSplit.${diet}`)}
              onChange={({ target }) => change(changeSplit(form, diet, digits(target.value, 5), guests, main))}
            />
          ))}
        </div>
        <p
          id={noteId}
          role="status"
          className={note.isWrong ? 'mt-1.5 text-sm font-medium text-danger' : 'mt-1.5 text-sm text-ink-soft'}
        >
          {note.text}
        </p>
      </fieldset>
    </>
  )
}
