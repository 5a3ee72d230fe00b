import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { formatPaise } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/documents'
import type { Content } from '../domain/content.ts'
import { documentLocale } from '../domain/locale.ts'
import type { Document } from '../store.ts'
import { inner, openPage, sheet, type Page } from './page.ts'
import {
  addressOf,
  describe,
  factsOf,
  formatRate,
  gstin,
  reductionRows,
  referenceRow,
  remarks,
  stateName,
  titleOf,
  totalLabel,
} from './document-text.ts'

const left = sheet.margin
const right = sheet.width - sheet.margin
/** Below this nothing more fits on a sheet. */
const bottom = sheet.height - 72

/** A document as a PDF, from nothing but what was kept when it was issued: the same bytes whenever it is drawn. */
export async function drawDocument(document: Document): Promise<Buffer> {
  const { kind, number, issuedAt, content } = document
  const page = openPage({ title: `${titleOf(kind)} ${number}`, author: content.issuer.legalName, at: issuedAt })
  page.line(titleOf(kind), left, 70, { size: 20, weight: '600' })
  page.line(number, right, 62, { size: 11, weight: '600', align: 'right' })
  page.line(dateOf(issuedAt), right, 77, { align: 'right', faint: true })
  let y = drawParties(page, content, 112)
  y = drawFacts(page, document, y + 10)
  y = content.lines.length > 0 ? drawLines(page, content, y + 18) : y + 8
  y = drawAmounts(page, document, y + 18)
  y += 24
  for (const remark of remarks(kind, content)) {
    y = roomFor(page, y, 14)
    y = page.block(remark, { x: left, y, width: inner }, { faint: true })
  }
  return page.finish()
}

/** The day of a moment as people in India write it. */
function dateOf(moment: Date): string {
  return formatDay(dayInIndia(moment))
}

/** The baseline to go on at: the same, or the top of a new sheet when `height` points do not fit. */
function roomFor(page: Page, y: number, height: number): number {
  if (y + height <= bottom) return y
  page.newSheet()
  return 70
}

function drawParties(page: Page, { issuer, recipient }: Content, top: number): number {
  const from: string[] = [
    ...(issuer.tradeName === issuer.legalName ? [] : [issuer.tradeName]),
    issuer.address,
    stateName(issuer.stateCode),
    formatPhone(issuer.phone),
    ...(issuer.gstin ? [gstin(issuer.gstin)] : []),
    ...(issuer.fssai ? [text.document_fssai({ number: issuer.fssai }, documentLocale)] : []),
  ]
  const to: string[] = [
    ...(recipient.company ? [recipient.name] : []),
    ...addressOf(recipient),
    ...(recipient.gstin ? [gstin(recipient.gstin)] : []),
  ]
  const width = inner / 2 - 12
  return Math.max(
    drawParty(page, { x: left, y: top, width }, [text.document_from({}, documentLocale), issuer.legalName, from]),
    drawParty(page, { x: left + inner / 2 + 12, y: top, width }, [
      text.document_to({}, documentLocale),
      recipient.company ?? recipient.name,
      to,
    ]),
  )
}

function drawParty(
  page: Page,
  { x, y, width }: { x: number; y: number; width: number },
  [label, name, more]: [string, string, string[]],
): number {
  page.line(label, x, y, { faint: true, size: 8 })
  let next = page.block(name, { x, y: y + 15, width }, { size: 11, weight: '600' })
  for (const line of more) next = page.block(line, { x, y: next, width })
  return next
}

function drawFacts(page: Page, { content }: Document, top: number): number {
  page.rule(top - 4)
  let y = top + 12
  for (const [name, value] of [...factsOf(content), ...references(content)]) {
    page.line(name, left, y, { faint: true })
    y = page.block(value, { x: left + 100, y, width: inner - 100 })
  }
  return y
}

function references({ refersTo }: Content): [string, string][] {
  return refersTo.map((earlier) => referenceRow(earlier, dateOf(new Date(earlier.issuedAt))))
}

/** Ends of the columns of figures, from the right. */
const columns = { taxable: right, discount: right - 78, amount: right - 148, unit: right - 226, quantity: right - 290 }
const descriptionWidth = columns.quantity - 40 - left

function drawLines(page: Page, content: Content, top: number): number {
  let y = drawHeadings(page, top)
  for (const item of content.lines) {
    const next = roomFor(page, y, 28)
    if (next !== y) y = drawHeadings(page, next)
    const figures = { y, size: 9, align: 'right' } as const
    page.line(String(item.quantity), columns.quantity, y, figures)
    page.line(formatPaise(item.unit), columns.unit, y, figures)
    page.line(formatPaise(item.amount), columns.amount, y, figures)
    page.line(item.discount > 0 ? formatPaise(item.discount) : '–', columns.discount, y, figures)
    page.line(formatPaise(item.taxable), columns.taxable, y, figures)
    y = page.block(describe(item), { x: left, y, width: descriptionWidth }) + 3
  }
  page.rule(y - 6)
  return page.block(
    text.document_sac({ code: content.sac }, documentLocale),
    { x: left, y: y + 8, width: descriptionWidth },
    { faint: true, size: 8 },
  )
}

function drawHeadings(page: Page, y: number): number {
  const style = { faint: true, size: 8 } as const
  page.line(text.document_column_description({}, documentLocale), left, y, style)
  const headings = {
    quantity: text.document_column_quantity({}, documentLocale),
    unit: text.document_column_rate({}, documentLocale),
    amount: text.document_column_amount({}, documentLocale),
    discount: text.document_column_discount({}, documentLocale),
    taxable: text.document_column_value({}, documentLocale),
  }
  for (const [column, heading] of Object.entries(headings))
    // The keys are those of `columns`, which Object.entries forgets.
    page.line(heading, columns[column as keyof typeof columns], y, { ...style, align: 'right' })
  page.rule(y + 5)
  return y + 20
}

function drawAmounts(page: Page, { kind, content }: Document, top: number): number {
  const rows: [string, string][] = [
    [
      (content.taxes.length > 0 ? text.document_taxable_value : text.document_value)({}, documentLocale),
      formatPaise(content.taxable),
    ],
    ...content.taxes.map(({ name, rate, amount }): [string, string] => [
      `${name} ${formatRate(rate)}`,
      formatPaise(amount),
    ]),
  ]
  const y = drawRows(page, rows, roomFor(page, top, rows.length * 15 + 30)) + 15
  page.line(totalLabel(kind), right - 110, y + 5, { align: 'right', weight: '600', size: 12 })
  page.line(formatPaise(content.total), right, y + 5, { align: 'right', weight: '600', size: 12 })
  const reduction = reductionRows(content)
  return reduction.length > 0 ? drawRows(page, reduction, y + 25) : y + 5
}

/** Draws rows of label and amount; returns the baseline of the last one. */
function drawRows(page: Page, rows: readonly [string, string][], top: number): number {
  let y = roomFor(page, top, rows.length * 15)
  for (const [name, value] of rows) {
    page.line(name, right - 110, y, { align: 'right', faint: true })
    page.line(value, right, y, { align: 'right' })
    y += 15
  }
  return y - 15
}
