import type { BillView, Quote } from '#contract/endpoints/orders/quote.ts'
import { addDays, formatDay, isDay, type Day } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import { portionCount, portionOf } from '#web/shared/draft/portion.ts'

type Line = BillView['lines'][number]

/** A line of the bill as a person reads it. */
export interface BillRow {
  label: string
  /** How the amount comes about. */
  note?: string
  amount: string
  kind: 'plain' | 'gain' | 'total'
}

/** The bill line by line, the total last. */
export function billRows(bill: BillView, pack: Pick<OfferedPackage, 'kind' | 'name'>): BillRow[] {
  return [...rowsOf(bill.lines, pack), totalOf(bill)]
}

/** As {@link billRows} before there is an order: delivery that costs nothing, or nothing yet, is told too (C58). */
export function quotedRows(
  bill: BillView,
  pack: Pick<OfferedPackage, 'kind' | 'name'>,
  { venueKnown, soFar = !venueKnown }: { venueKnown: boolean; soFar?: boolean },
): BillRow[] {
  const rows = rowsOf(bill.lines, pack)
  if (!bill.lines.some(({ kind }) => kind === 'delivery')) {
    const bought = bill.lines.filter(({ kind }) => !['discount', 'cgst', 'sgst', 'igst'].includes(kind)).length
    const amount = venueKnown ? m.bill_delivery_free() : m.bill_delivery_open()
    rows.splice(bought, 0, { label: m.bill_delivery_line(), amount, kind: 'plain' })
  }
  const total = totalOf(bill)
  return [...rows, soFar ? { ...total, label: m.bill_total_so_far() } : total]
}

function rowsOf(lines: readonly Line[], pack: Pick<OfferedPackage, 'kind' | 'name'>): BillRow[] {
  return lines.map((line) => ({
    ...labelOf(line, pack),
    amount: line.kind === 'discount' && line.amount === 0 ? m.bill_coupon_line_gift() : formatRupees(line.amount),
    kind: line.amount < 0 ? 'gain' : 'plain',
  }))
}

function totalOf({ total }: BillView): BillRow {
  return { label: m.bill_total(), amount: formatRupees(total), kind: 'total' }
}

function labelOf(line: Line, pack: Pick<OfferedPackage, 'kind' | 'name'>): { label: string; note?: string } {
  const unit = formatRupees(line.unit)
  const each = m.bill_times({ unit, count: portionCount(portionOf(pack), line.quantity) })
  const rate = `${line.rate ?? 0}%`
  switch (line.kind) {
    case 'plates':
      return { label: line.about, note: each }
    case 'add_on':
      return { label: pack.kind === 'custom' ? line.about : m.bill_added({ category: line.about }), note: each }
    case 'service_hours':
      return {
        label: m.bill_extra_hours({ count: line.quantity }),
        note: m.bill_per_hour({ unit }),
      }
    case 'delivery':
      return { label: m.bill_delivery_line(), note: m.bill_per_km({ unit, count: line.quantity }) }
    case 'discount':
      return { label: m.bill_coupon_line({ code: line.about }) }
    case 'cgst':
      return { label: m.bill_cgst({ rate }) }
    case 'sgst':
      return { label: m.bill_sgst({ rate }) }
    case 'igst':
      return { label: m.bill_igst({ rate }) }
  }
}

/**
 * What comes back when the event is cancelled, step by step; with days once the day of the event is known, and then without
 * the steps that are over `today`.
 */
export function cancellationRows(
  policy: Quote['cancellation'],
  eventDate: string,
  today: Day,
): { when: string; back: string }[] {
  const steps = policy.toSorted((a, b) => b.daysBefore - a.daysBefore)
  const isOver = ({ daysBefore }: { daysBefore: number }) => isDay(eventDate) && addDays(eventDate, -daysBefore) < today
  const open = steps.filter((step, at) => at === steps.length - 1 || !isOver(step))
  return open.map((step, at) => ({
    when:
      at === open.length - 1 && step.percent === 0 && steps.length > 1
        ? restOf(at)
        : whenOf(step.daysBefore, eventDate),
    back:
      step.percent === 0
        ? m.bill_cancel_nothing()
        : m.bill_cancel_back({ amount: formatRupees(step.amount), percent: step.percent }),
  }))
}

function restOf(stepsBefore: number): string {
  return stepsBefore > 0 ? m.bill_cancel_later() : m.bill_cancel_from_now()
}

function whenOf(daysBefore: number, eventDate: string): string {
  if (isDay(eventDate)) return m.bill_cancel_until({ day: formatDay(addDays(eventDate, -daysBefore)) })
  return daysBefore === 0 ? m.bill_cancel_on_the_day() : m.bill_cancel_days_before({ days: daysBefore })
}
