import type { BillView } from '#contract/endpoints/orders/quote.ts'
import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import { billRows, type BillRow } from '#web/shared/order-view/bill-rows.ts'

type Pack = Pick<OfferedPackage, 'kind' | 'name'>

/** A line of the bill that is another one after the change; without an amount there is no such line. */
export interface ChangedLine {
  label: string
  before: BillRow | undefined
  after: BillRow | undefined
}

/** The lines in which two bills differ, in the order of the bill; the total is shown separately. */
export function changedLines(
  before: { bill: BillView; pack: Pack },
  after: { bill: BillView; pack: Pack },
): ChangedLine[] {
  const was = linesOf(before)
  const becomes = linesOf(after)
  const labels = [...new Set([...becomes.keys(), ...was.keys()])]
  return labels
    .map((label) => ({ label, before: was.get(label), after: becomes.get(label) }))
    .filter((line) => line.before?.amount !== line.after?.amount || line.before?.note !== line.after?.note)
}

function linesOf({ bill, pack }: { bill: BillView; pack: Pack }): Map<string, BillRow> {
  return new Map(
    billRows(bill, pack)
      .filter(({ kind }) => kind !== 'total')
      .map((row) => [row.label, row]),
  )
}
