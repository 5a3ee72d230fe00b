import type { Statement, StatementLine } from '#contract/endpoints/money/statements.ts'
import { dayInIndia, daysOfMonth, formatDay, formatShortDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import * as text from '#messages/money'
import { documentLocale, tablePdf } from '#server/modules/documents/index.ts'
import { tableFile } from './bank-file.ts'

/** What a line is about, in words. */
const kinds: Record<StatementLine['kind'], () => string> = {
  order: () => text.money_line_order({}, documentLocale),
  compensation: () => text.money_line_compensation({}, documentLocale),
  payout: () => text.money_line_payout({}, documentLocale),
  payout_failed: () => text.money_line_payout_failed({}, documentLocale),
}

const figures = ['received', 'promotions', 'fee', 'feeGst', 'tcs', 'tds', 'amount'] as const

function headings(): string[] {
  return [
    text.money_column_day({}, documentLocale),
    text.money_column_kind({}, documentLocale),
    text.money_column_reference({}, documentLocale),
    text.money_column_received({}, documentLocale),
    text.money_column_promotions({}, documentLocale),
    text.money_column_fee({}, documentLocale),
    text.money_column_fee_gst({}, documentLocale),
    text.money_column_tcs({}, documentLocale),
    text.money_column_tds({}, documentLocale),
    text.money_column_amount({}, documentLocale),
  ]
}

/** Returns a statement as comma-separated values: plain figures, whose sums a spreadsheet can check. */
export function statementTable(statement: Statement, at: Date): string {
  const { opening, closing, lines, totals } = statement
  const sums = (row: Statement['totals']) => figures.map((name) => row[name])
  const blank = figures.slice(0, -1).map(() => '')
  const balance = (label: string, amount: number) => ['', label, '', ...blank, amount]
  return tableFile([
    headings(),
    balance(text.money_opening({}, documentLocale), opening),
    ...lines.map((line) => [line.day, kinds[line.kind](), line.reference, ...sums(line)]),
    ['', text.money_total({}, documentLocale), '', ...sums(totals)],
    balance(lastLabel(statement, at), closing),
  ])
}

/** A month that is not over has a balance of today and no closing one. */
function lastLabel({ isOpen }: Statement, at: Date): string {
  return isOpen
    ? text.money_balance_of({ day: formatDay(dayInIndia(at)) }, documentLocale)
    : text.money_closing({}, documentLocale)
}

/** Returns a statement on paper. */
export function statementPdf(
  statement: Statement,
  about: { caterer: string; at: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { month, isOpen, opening, closing, lines, totals } = statement
  const { first, last } = daysOfMonth(month)
  const money = (row: Statement['totals']) => figures.map((name) => (row[name] === 0 ? '–' : formatRupees(row[name])))
  const span = text.money_span({ from: formatDay(first), to: formatDay(last) }, documentLocale)
  return tablePdf({
    title: text.money_statement({}, documentLocale),
    subtitle: isOpen ? text.money_so_far({ span }, documentLocale) : span,
    author: about.caterer,
    at: about.at,
    facts: [
      [text.money_caterer({}, documentLocale), about.caterer],
      [text.money_opening({}, documentLocale), formatRupees(opening)],
      [lastLabel(statement, about.at), formatRupees(closing)],
    ],
    columns: headings().map((heading, i) => ({ heading, width: widths[i] ?? 0, isFigure: i > 2 })),
    rows: lines.map((line) => [formatShortDay(line.day), kinds[line.kind](), line.reference, ...money(line)]),
    totals: ['', text.money_total({}, documentLocale), '', ...money(totals)],
    remarks: [text.money_remark_booked({}, documentLocale), text.money_remark_taxes({}, documentLocale)],
  })
}

/** Points of the columns; together the width between the margins of A4. */
const widths = [58, 56, 60, 56, 50, 36, 36, 44, 40, 63] as const
