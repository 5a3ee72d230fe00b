import type { ReactNode } from 'react'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { countOf } from '#web/shared/draft/diet-split.ts'
import { countLabel, type Portion } from '#web/shared/draft/portion.ts'
import { fieldId } from '#web/booking/steps/bill-problems.ts'
import { splitNote } from '#web/booking/steps/split-note.ts'
import { BillSection } from './bill-section.tsx'
import type { BillForm } from '../use-bill.ts'

interface GuestsSectionProps {
  /** What may be chosen instead when they do not fit. */
  children: ReactNode
  fields: BillForm
  /** Whom the package is for; undefined when it is for any number. */
  served: { min: number; max: number } | undefined
  portion: Portion
  /** The diet of guests without a choice. */
  main: Diet
  complete: string | undefined
}

/** Guest count and dietary preferences; the main diet takes the remaining guests until it is edited. */
export function GuestsSection({ fields, served, portion, main, complete, children }: GuestsSectionProps) {
  const { values } = fields
  const known = countOf(values.guests) > 0
  const control = fields.field('guests')
  return (
    <BillSection title={m.bill_section_guests()} complete={complete}>
      <NumberField
        label={portion === 'plate' ? m.bill_guests() : countLabel(portion)}
        required
        maxLength={5}
        // What is wrong with the number says the same.
        hint={portion === 'plate' && served && !control.error ? rangeOf(served) : undefined}
        fieldClassName="sm:max-w-[calc(50%-0.5rem)]"
        {...control}
      />
      {known && <Split fields={fields} main={main} />}
      {children}
    </BillSection>
  )
}

function rangeOf({ min, max }: { min: number; max: number }): string {
  return Number.isFinite(max) ? m.bill_guests_hint_band({ min, max }) : m.bill_guests_hint_from({ min })
}

const labels = { veg: m.bill_split_veg, jain: m.bill_split_jain, nonVeg: m.bill_split_non_veg }

function Split({ fields, main }: { fields: BillForm; main: Diet }) {
  const guests = countOf(fields.values.guests)
  const note = splitNote(fields.values, guests, main)
  const noteId = `${fieldId('dietSplit')}-note`
  return (
    <fieldset aria-describedby={noteId} className="min-w-0">
      <legend className="mb-1.5 font-medium">{m.bill_split()}</legend>
      <div className="grid grid-cols-3 items-start gap-3">
        {(['veg', 'jain', 'nonVeg'] as const).map((diet) => (
          <NumberField key={diet} label={labels[diet]()} maxLength={5} {...fields.field(diet)} />
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
  )
}
