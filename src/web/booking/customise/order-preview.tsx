import { useId } from 'react'
import { formatPaise, times } from '#contract/values/money.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { pricePerPlate, type ItemSelection } from '#contract/rules/package-selection.ts'
import { platePrice, type PlatePrice } from '#contract/rules/plate-price.ts'
import { beforeGstText, minimumText, priceText, totalText } from '#web/shared/price/price-text.ts'
import { m } from '#messages'
import { SummaryList, type SummaryRow } from '#web/ui/display/summary-list.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { guestsFor } from '#web/booking/steps/bill-request.ts'
import { balance, mainDiet } from '#web/shared/draft/diet-split.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDetails } from '#web/shared/draft/draft-store.ts'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { countLabel, perLabel, portionCount, portionOf } from '#web/shared/draft/portion.ts'
import { previewOf } from '#web/booking/steps/progress.ts'

interface PreviewProps {
  offer: Offer
  /** Where the caterer cooks. */
  kitchen: Point
  draft: Draft
  selections: readonly ItemSelection[]
}

/** What was chosen and what each choice adds to a plate. */
export function ChosenRows({
  offer,
  selections,
  onSwap,
}: Omit<PreviewProps, 'draft' | 'kitchen'> & { onSwap?: (item: ShownItem) => void }) {
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
            label: (
              <>
                {row.addOn > 0 ? `${row.item.name} (${m.customise_added_count({ count: row.addOn })})` : row.item.name}
                {onSwap && <SwapLink kind={offer.kind} item={row.item} onSwap={onSwap} />}
              </>
            ),
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

function SwapLink({ kind, item, onSwap }: { kind: Offer['kind']; item: ShownItem; onSwap: (item: ShownItem) => void }) {
  return (
    <button
      type="button"
      onClick={() => onSwap(item)}
      className="-my-2.5 ml-2 min-h-11 px-1 text-sm font-semibold text-link"
    >
      {kind === 'custom' ? m.customise_course_change() : m.customise_course_swap()}
      <VisuallyHidden>: {item.name}</VisuallyHidden>
    </button>
  )
}

/** The price of one and of all, for as many as are typed here. */
export function PreviewTotal({ offer, kitchen, draft, selections }: PreviewProps) {
  const portion = portionOf(offer)
  const guests = guestsFor(draft, offer)
  const price = previewPrice({ offer, kitchen, draft, selections })
  const minimum = minimumNote(offer, guests, selections)
  return (
    <div className="flex flex-col gap-3">
      <SummaryList
        rows={[
          {
            label: perLabel(portion, offer.terms.gstRate > 0),
            note: beforeGstText({ ...price, gstPercent: offer.terms.gstRate / 100 }),
            amount: formatPaise(price.perPlate),
            kind: 'total',
          },
        ]}
      />
      <GuestsField offer={offer} draft={draft} selections={selections} />
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {m.customise_total_for({ portions: portionCount(portion, guests) })}
          <span className="block text-sm text-ink-soft">{totalNote(price.soFar, offer.terms.gstRate > 0)}</span>
        </span>
        <span className="figures text-heading font-semibold">{formatPaise(price.total)}</span>
      </p>
      {minimum && <p className="text-sm text-ink-soft">{minimum}</p>}
    </div>
  )
}

function GuestsField({ offer, draft, selections }: Omit<PreviewProps, 'kitchen'>) {
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

/** '₹490 per plate incl. GST', the total for all and how few may be ordered, a line each for narrow places. */
export function shortPrice(preview: PreviewProps): { each: string; all: string; minimum: string | undefined } {
  const { offer, draft, selections } = preview
  const portion = portionOf(offer)
  const price = previewPrice(preview)
  return {
    each: priceText({ ...price, portion, gstPercent: offer.terms.gstRate / 100 }),
    all: totalText({ ...price, portion }),
    minimum: minimumNote(offer, guestsFor(draft, offer), selections),
  }
}

/** The price of what was chosen, as the bill will have it. */
function previewPrice({ offer, kitchen, draft, selections }: PreviewProps): PlatePrice {
  const { place } = draft.details
  const event = { guests: guestsFor(draft, offer), distanceKm: place && distanceKm(place, kitchen) }
  return platePrice(pricePerPlate(offer, selections), offer, event, offer.terms)
}

/** How few may be ordered, or how small a bill may be; undefined where any catering order will do. */
function minimumNote(offer: Offer, guests: number, selections: readonly ItemSelection[]): string | undefined {
  if (offer.kind === 'packed') return minimumText(portionOf(offer), offer.minOrder)
  const isBelow = times(pricePerPlate(offer, selections), guests) < offer.minBill
  return isBelow ? m.price_minimum_bill({ price: formatPaise(offer.minBill) }) : undefined
}

/** What is in a total, and what is not yet. */
function totalNote(soFar: boolean, hasGst: boolean): string {
  if (hasGst) return soFar ? m.customise_so_far() : m.customise_with_gst()
  return soFar ? m.customise_so_far_no_gst() : m.price_no_gst()
}
