import { useId } from 'react'
import { formatPaise, times } from '#contract/values/money.ts'
import { pricePerPlate, type ItemSelection } from '#contract/rules/package-selection.ts'
import { m } from '#messages'
import { SummaryList, type SummaryRow } from '#web/ui/display/summary-list.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { guestsFor } from '#web/booking/steps/bill-request.ts'
import { balance, mainDiet } from '#web/shared/draft/diet-split.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDetails } from '#web/shared/draft/draft-store.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { countLabel, eachPortion, perLabel, portionCount, portionOf } from '#web/shared/draft/portion.ts'
import { previewOf } from '#web/booking/steps/progress.ts'

interface PreviewProps {
  offer: Offer
  draft: Draft
  selections: readonly ItemSelection[]
}

/** What was chosen and what each choice adds to a plate. */
export function ChosenRows({ offer, selections }: Omit<PreviewProps, 'draft'>) {
  const rows = previewOf(offer, selections)
  return (
    <>
      {rows.length === 0 && <p className="mb-3 text-ink-soft">{m.customise_preview_empty()}</p>}
      <SummaryList
        rows={[
          ...(offer.basePrice > 0
            ? [{ label: m.customise_base(), note: offer.name, amount: formatPaise(offer.basePrice) }]
            : []),
          ...rows.map((row): SummaryRow => ({
            label:
              row.addOn > 0 ? `${row.item.name} (${m.customise_added_count({ count: row.addOn })})` : row.item.name,
            note: row.dishes.join(', '),
            amount:
              row.adds > 0
                ? offer.kind === 'custom'
                  ? formatPaise(row.adds)
                  : `+${formatPaise(row.adds)}`
                : m.customise_included(),
          })),
        ]}
      />
    </>
  )
}

/** The price of one and of all, for as many as are typed here. */
export function PreviewTotal({ offer, draft, selections }: PreviewProps) {
  const portion = portionOf(offer)
  const guests = guestsFor(draft, offer)
  const perPlate = pricePerPlate(offer, selections)
  return (
    <div className="flex flex-col gap-3">
      <SummaryList rows={[{ label: perLabel(portion), amount: formatPaise(perPlate), kind: 'total' }]} />
      <GuestsField offer={offer} draft={draft} selections={selections} />
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {m.customise_total_for({ portions: portionCount(portion, guests) })}
          <span className="block text-sm text-ink-soft">{m.customise_before_tax()}</span>
        </span>
        <span className="figures text-heading font-semibold">{formatPaise(times(perPlate, guests))}</span>
      </p>
    </div>
  )
}

function GuestsField({ offer, draft, selections }: PreviewProps) {
  const id = useId()
  const guests = guestsFor(draft, offer)
  const portion = portionOf(offer)
  const change = (text: string) => {
    const typed = guestsFor({ ...draft, details: { ...draft.details, guests: text } }, offer)
    changeDetails({ guests: text, ...balance(draft.details, typed, mainDiet(offer, selections)) })
  }
  return (
    <NumberField
      id={id}
      label={countLabel(portion)}
      value={draft.details.guests}
      maxLength={5}
      onChange={(event) => change(event.target.value)}
      hint={draft.details.guests.trim() === '' ? m.customise_guests_hint({ guests }) : undefined}
    />
  )
}

/** '₹490 a plate' and the total for all, in one line for narrow places. */
export function shortPrice(
  offer: Offer,
  draft: Draft,
  selections: readonly ItemSelection[],
): { each: string; all: string } {
  const portion = portionOf(offer)
  const perPlate = pricePerPlate(offer, selections)
  const guests = guestsFor(draft, offer)
  return {
    each: `${formatPaise(perPlate)} ${eachPortion(portion)}`,
    all: `${formatPaise(times(perPlate, guests))} · ${portionCount(portion, guests)}`,
  }
}
