import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import type { Database } from '#server/kernel/database/database.ts'
import type { Maintenance } from '#server/kernel/database/transactions.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { mumbai } from '#server/modules/places/index.ts'
import type { Ground } from './caterers.ts'
import { buildCity } from './city.ts'
import { demoCaterers } from './demo-caterers/index.ts'
import { moreCaterers } from './larger.ts'
import type { Books } from './order-tables.ts'
import { hasCaterers, loadPart, readBooks, readGstRates, readProgress, type Progress } from './load.ts'
import type { GstRates } from './order-rows.ts'
import { readPictures } from './pictures.ts'
import { emptyCity, type City } from './tables.ts'

/** How many rows were put into each table. */
export type Summary = { [Table in keyof City]: number }

/** Of the three demo accounts: admin@, customer@ and caterer@pangat.example. */
export const demoPassword = 'Pangat2026'

/** Derived caterers in one part. */
const caterersAPart = 250

/** True when the database is filled, or holds caterers of its own; then it must not be filled. */
export async function hasCity(database: Database): Promise<boolean> {
  const progress = await readProgress(database.db)
  return progress ? progress.complete : hasCaterers(database)
}

/**
 * Fills an empty, migrated database with the demo city as it stands on the day of `today`. `caterers` beyond the characters of
 * the city are derived from them, for benchmarks. It comes in parts, each a transaction of a second or so; after a crash, or
 * beside another process that fills the same database, it does what is missing. Answers what this call put in.
 */
export async function fillDemoCity(
  database: Database,
  { today, caterers = 0 }: { today: Date; caterers?: number },
): Promise<Summary> {
  return database.maintain(async (maintenance) => fill(maintenance, today, caterers))
}

async function fill(maintenance: Maintenance, today: Date, caterers: number): Promise<Summary> {
  const begun = (await readProgress(maintenance.db)) ?? { day: dayInIndia(today), caterers, parts: 0, complete: false }
  if (begun.complete) return countOf(emptyCity())
  const rates = await readGstRates(maintenance, begun.day)
  const parts = await partsOf(begun, rates, await readBooks(maintenance.db))
  let summary = countOf(emptyCity())
  for (let number = begun.parts; number < parts.length; number++) {
    const part = parts[number]?.() ?? {}
    const isIn = await loadPart(maintenance, part, { ...begun, parts: number }, number === parts.length - 1)
    if (isIn) summary = added(summary, part)
  }
  // Without statistics reading thousands of caterers takes longer than a statement may; the server's own come a minute later.
  if (maintenance.db.engine === 'postgres') await maintenance.script('analyze')
  return summary
}

type Part = () => Partial<City>

/** The same parts for the same day, so that the next process can go on. */
async function partsOf({ day, caterers }: Progress, rates: GstRates, books: Books): Promise<Part[]> {
  const ground = { ...groundOf(day), books }
  const city = buildCity(demoCaterers, ground, rates)
  await givePasswords(city)
  const { menus, menu_dishes, packages, package_bands, package_items, ...rest } = city
  const { orders, bill_lines, order_events, coupon_holds, payment_attempts, payment_events, reviews, ...others } = rest
  const { ledger_rows, document_issuers, document_series, documents, ...base } = others
  const parts: Part[] = [
    () => base,
    () => ({ menus, menu_dishes, packages, package_bands, package_items }),
    () => ({ orders, bill_lines, order_events, coupon_holds, payment_attempts, payment_events, reviews }),
    () => ({ ledger_rows, document_issuers, document_series, documents }),
  ]
  for (let from = demoCaterers.length; from < caterers; from += caterersAPart) {
    const to = Math.min(caterers, from + caterersAPart)
    parts.push(() => moreCaterers(demoCaterers, { from, to }, ground, rates))
  }
  return parts
}

function groundOf(today: string): Omit<Ground, 'books'> {
  return {
    today,
    gazetteer: mumbai(),
    pictures: readPictures(momentInIndia(addDays(today, -900), '09:00').toISOString()),
  }
}

/** One hash for all three: the password is public, and hashing is slow on purpose. */
async function givePasswords({ users }: City): Promise<void> {
  const hash = await hashPassword(demoPassword)
  for (const user of users) if (user.email.endsWith('@pangat.example')) user.password_hash = hash
}

function countOf(city: City): Summary {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(Object.entries(city).map(([table, all]) => [table, all.length])) as Summary
}

function added(summary: Summary, part: Partial<City>): Summary {
  const all = { ...emptyCity(), ...part }
  return Object.fromEntries(
    Object.entries(countOf(all)).map(([table, count]) => [table, count + summary[table as keyof City]]),
  ) as Summary
}
