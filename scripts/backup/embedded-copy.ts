import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { embeddedExtensions, openDatabase, type Database } from '#server/kernel/database/database.ts'

/** Opens what a dump of the embedded engine holds; in memory, or in a new folder. */
export async function openCopy(dump: string, folder?: string): Promise<Database> {
  const where = folder === undefined ? {} : { dataDir: folder }
  const pglite = await PGlite.create({ ...where, extensions: embeddedExtensions, loadDataDir: await openAsBlob(dump) })
  return openDatabase({ pglite })
}
