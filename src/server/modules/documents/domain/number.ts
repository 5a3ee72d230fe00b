import { dayInIndia } from '#contract/values/calendar.ts'

/** The documents of an order: for money that came, for what was delivered, for money that went back before and after (C69). */
export type DocumentKind = 'receipt' | 'invoice' | 'bill_of_supply' | 'refund_voucher' | 'credit_note'

const letters: Record<DocumentKind, string> = {
  receipt: 'R',
  invoice: 'T',
  bill_of_supply: 'B',
  refund_voucher: 'V',
  credit_note: 'N',
}

/** India's financial year begins in April: '2627' from 1 April 2026 to 31 March 2027. */
export function financialYear(at: Date): string {
  const day = dayInIndia(at)
  const began = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${twoDigits(began)}${twoDigits(began + 1)}`
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}

/** CGST Rule 46 allows no more. */
const maxLength = 16

/**
 * A document's number, such as 'T042/2627/00017': its kind, the caterer's number among those who issue documents, the financial year
 * and its number in the series. Throws a RangeError when it would be longer than the law allows.
 */
export function documentNumber(kind: DocumentKind, issuer: number, year: string, number: number): string {
  const { start, digits, mostDigits } = numberSeries(kind, issuer, year)
  if (String(number).length > mostDigits) throw seriesEnded(start)
  return start + String(number).padStart(digits, '0')
}

/** What the numbers of a series begin with, and how many digits follow at least and at most. */
export interface NumberSeries {
  start: string
  digits: number
  mostDigits: number
}

export function numberSeries(kind: DocumentKind, issuer: number, year: string): NumberSeries {
  const start = `${letters[kind]}${String(issuer).padStart(3, '0')}/${year}/`
  const mostDigits = maxLength - start.length
  return { start, digits: Math.min(5, mostDigits), mostDigits }
}

export function seriesEnded(start: string): RangeError {
  return new RangeError(`the series ${start} has no more numbers`)
}
