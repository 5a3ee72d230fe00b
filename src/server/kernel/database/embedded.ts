import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Queryable } from '../context.ts'
import { errorName, type Log } from '../log.ts'
import type { Handle } from '../sql.ts'
import { offerBackups } from './backup-socket.ts'
import { beginWith, DirectoryUnusable, takeDirectory } from './data-directory.ts'
import { createEmbeddedStatements } from './embedded-statements.ts'
import { guard } from './guard.ts'
import { createTransactions, noDeadlines, usualDeadlines, type Maintenance, type Transact } from './transactions.ts'

/**
 * How the engine is opened, wherever that is done: with the extensions that the migrations create. Its usual buffers of 128 MB take
 * 60 MB more of memory, since 16 MB are what its least heap has room for, and they save it no reading: it has one process and the
 * files are in the system's cache.
 */
export const embeddedOptions = {
  extensions: { citext, pg_trgm, btree_gist },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
}

/** Where an embedded database is. */
export type EmbeddedLocation =
  /** `template` is a folder of the engine that a new database begins as a copy of; as an empty one unless given. */
  | { dataDir: string; template?: string | undefined }
  /** Nothing is kept. */
  | { memory: true }
  /** An engine that the caller opened with {@link embeddedOptions}; `close` closes it. */
  | { pglite: PGlite }

/** Opens the embedded engine. On a data directory it takes the directory's lock first. */
export async function openEmbedded(location: EmbeddedLocation, log: Log) {
  const release = 'dataDir' in location ? await takeDirectory(location.dataDir) : none
  const pglite = 'pglite' in location ? location.pglite : await createPglite(location, release)
  const endBackups = 'dataDir' in location ? await offerBackups(location.dataDir, pglite).catch(notOffered(log)) : none
  const statements = createEmbeddedStatements(pglite)
  const handle: Handle = { run: statements.run }
  const transact: Transact = {
    whole: (work) => pglite.transaction((inner) => work({ run: (query) => statements.runIn(inner, query) })),
    oneStatement: (work) => work(handle),
  }
  const script = async (text: string) => void (await pglite.exec(text))
  const maintenance = { ...createTransactions('pglite', handle, transact, noDeadlines), script }
  const session = createTransactions('pglite', handle, transact, usualDeadlines)
  return {
    ...session,
    engine: 'pglite' as const,
    reader: <T>(read: (db: Queryable) => Promise<T>) => read(session.db),
    pglite,
    connections: () => undefined,
    listen: async (channel: string, heard: (payload: string) => void) =>
      pglite.listen(channel, (payload) => guard(log, () => heard(payload))),
    script,
    maintain: async <T>(work: (maintenance: Maintenance) => Promise<T>) => work(maintenance),
    close: async () => {
      await endBackups()
      await pglite.close()
      await release()
    },
  }
}

async function createPglite(
  location: Exclude<EmbeddedLocation, { pglite: PGlite }>,
  release: () => Promise<void>,
): Promise<PGlite> {
  const dataDir = 'dataDir' in location ? join(location.dataDir, 'pglite') : undefined
  try {
    if (dataDir !== undefined && 'template' in location && location.template !== undefined)
      await beginWith(location.template, dataDir)
    return await PGlite.create({ ...(dataDir === undefined ? {} : { dataDir }), ...embeddedOptions })
  } catch (error) {
    await release()
    throw dataDir === undefined ? error : new DirectoryUnusable(dataDir, error, 'Restore a backup of it')
  }
}

const none = async () => {}

/** The product serves without it as well, on a file system that has no sockets. */
function notOffered(log: Log): (error: unknown) => typeof none {
  return (error) => {
    log.warn({ err: errorName(error) }, 'backup socket not opened')
    return none
  }
}
