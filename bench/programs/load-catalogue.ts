// `node --expose-gc` of this: loads the catalogue of DATABASE_URL as a start does, and sends what it takes.
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { createLog } from '#server/kernel/log.ts'
import { createReadModel } from '#server/modules/catalogue/read-model/read-model.ts'
import type { LoadFigures } from '../catalogue.ts'

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' })
const before = await keptBytes()
const began = process.cpuUsage()
const model = createReadModel({
  database,
  clock: systemClock,
  log: createLog('error'),
  listen: async () => {},
})
const city = await model.city()
const { user, system } = process.cpuUsage(began)
const residentMb = process.memoryUsage().rss / 2 ** 20
const kept = (await keptBytes()) - before
const caterers = city.listings.filter((listing) => listing !== undefined).length
process.send?.({
  caterers,
  bytesACaterer: kept / caterers,
  processorMs: (user + system) / 1_000,
  residentMb,
} satisfies LoadFigures)
model.close()
await database.close()

/** Bytes that are still in use after what nobody needs was collected. */
async function keptBytes(): Promise<number> {
  // What has just ended is still referred to until the next turns of the event loop.
  for (let turn = 0; turn < 3; turn++) {
    await wait(50)
    globalThis.gc?.()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
