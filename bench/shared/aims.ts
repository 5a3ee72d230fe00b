import { figure } from './table.ts'

/** What a figure is to reach, and what it must not be worse than. */
export interface Aim {
  aim: number
  limit: number
  unit?: 'ms' | 's' | 'MiB' | 'KB' | 'points'
}

const ratio = (aim: number, limit: number): Aim => ({ aim, limit })
const inUnit =
  (unit: NonNullable<Aim['unit']>) =>
  (aim: number, limit: number): Aim => ({ aim, limit, unit })
const ms = inUnit('ms')
const seconds = inUnit('s')
const mebibytes = inUnit('MiB')
const kilobytes = inUnit('KB')
const points = inUnit('points')

/** By number of caterers. */
export const nearbyAims: Readonly<Record<number, Aim>> = {
  1_000: ratio(0.8, 0.6),
  10_000: ratio(0.65, 0.4),
  100_000: ratio(0.5, 0.25),
}
export const textAims: Readonly<Record<number, Aim>> = { 1_000: ratio(0.25, 0.15), 10_000: ratio(0.15, 0.08) }

export const aims = {
  /** A second. */
  logins: ratio(60, 40),
  /** Of the rate of a light route beside logins, to itself alone. */
  besideLogins: ratio(0.28, 0.15),
  cachedPage: ratio(1.5, 1),
  /** Of searches, that the listener answers without the API. */
  listenerShare: ratio(1, 0.9),
  renderedPage: ms(6, 11),
  /** Of a page and its call for an event, to the page alone (C103). */
  pageAndFit: ratio(1.3, 1.3),
  idleMemory: mebibytes(150, 220),
  loadedMemory: mebibytes(300, 450),
  idleMemoryPglite: mebibytes(300, 420),
  /** Of the catalogue, in memory. */
  bytesACaterer: kilobytes(10, 10),
  /** Of the catalogue of 10,000, in processor time. */
  catalogueLoad: seconds(2, 2),
  startOnPostgres: seconds(0.4, 0.8),
  startOnPglite: seconds(0.8, 1.5),
  startEmpty: seconds(3, 6),
  scriptsToRead: kilobytes(0, 125),
  /** Of a page of a caterer's business, before it is alive. */
  scriptsOfCaterer: kilobytes(140, 140),
  /** Of a page on which a visitor writes to us, before it is alive. */
  scriptsOfForm: kilobytes(115, 115),
  /** Of the pages that most visits begin with, before they are alive. */
  scriptsOfHome: kilobytes(110, 125),
  /** The limit is what was reached: no prototype came to 125. */
  scriptsOfList: kilobytes(110, 140),
  /** Of the texts of errors, which the first one that is shown fetches. */
  scriptsOfErrors: kilobytes(9, 10),
  /** Scripts and data of the map of railway lines, fetched when it is opened. */
  lineMap: kilobytes(15, 40),
  /** From the press that opens the map until it is drawn. */
  lineMapDrawn: ms(300, 300),
  listHtml: kilobytes(60, 90),
  /** The limit is what was reached: no prototype came to 13. */
  listHtmlBrotli: kilobytes(10, 13.2),
  /** Of TPC-B. The limit is what was reached: no prototype came to 0.25. */
  placedRatio: ratio(0.4, 0.18),
  placedOnPglite: ratio(0.15, 0.08),
  /** Service and PostgreSQL together. */
  placedMs: ms(1.8, 2.6),
  /** The service alone. */
  paidMs: ms(6, 10),
  /** Of Lighthouse's phone preset, of 100. */
  performance: points(100, 97),
  performanceOfGuides: points(100, 98),
  otherCategories: points(100, 100),
  largestPaint: seconds(1.2, 2),
  blocking: ms(30, 100),
  layoutShift: ratio(0, 0.05),
} as const satisfies Record<string, Aim>

/** Aim and limit as a cell, such as `0.80 / 0.60`; `–` for what has no aim. */
export function aimCell(aim: Aim | undefined): string {
  if (!aim) return '–'
  const digits = (value: number) => {
    if (aim.unit === undefined) return value.toFixed(2)
    return aim.unit === 'KB' ? String(value) : figure(value, 2)
  }
  return `${digits(aim.aim)} / ${digits(aim.limit)}${aim.unit === undefined ? '' : ` ${aim.unit}`}`
}
