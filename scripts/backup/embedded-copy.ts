import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { embeddedOptions } from '#server/kernel/database/embedded.ts'

/** Opens what a dump of the embedded engine holds; in memory, or in a new folder. */
export async function openCopy(dump: string, folder?: string): Promise<Database> {
  const where = folder === undefined ? {} : { dataDir: folder }
  const pglite = await PGlite.create({ ...where, ...embeddedOptions, loadDataDir: await openAsBlob(dump) })
  return openDatabase({ pglite })
}
