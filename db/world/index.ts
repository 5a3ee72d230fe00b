import type { Database } from '#server/kernel/database.ts'
import { dayInIndia, momentInIndia, addDays } from '#contract/values/calendar.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { mumbai } from '#server/modules/places/index.ts'
import { addCaterer, buildCaterer } from './caterers.ts'
import { addOffers } from './coupons.ts'
import { kitchens } from './kitchens/index.ts'
import { hasCaterers, loadCity, readGstRates } from './load.ts'
import { admin, demoCustomer } from './people.ts'
import { readPictures } from './pictures.ts'
import { emptyCity, type City } from './tables.ts'

/** What was put into the database. */
export type Summary = { [Table in keyof City]: number }

/** The password of the three demo accounts. */
export const demoPassword = 'Pangat2026'

export const hasCity = hasCaterers

export async function fillDemoCity(database: Database, { today: now }: { today: Date }): Promise<Summary> {
  const today = dayInIndia(now)
  await readGstRates(database, today)
  const ground = { today, gazetteer: mumbai(), pictures: readPictures(momentInIndia(addDays(today, -900), '09:00').toISOString()) }
  const city = emptyCity()
  city.images.push(...ground.pictures.rows)
  city.users.push(admin(today), demoCustomer(today))
  kitchens.forEach((kitchen, i) => addCaterer(city, buildCaterer(kitchen, i, ground), ground))
  addOffers(city, today)
  for (const user of city.users) if (user.email.endsWith('@pangat.example')) user.password_hash = await hashPassword(demoPassword)
  await loadCity(database, city)
  return Object.fromEntries(Object.entries(city).map(([table, all]) => [table, all.length])) as Summary
}
