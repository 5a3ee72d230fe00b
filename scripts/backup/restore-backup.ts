import { access, chmod, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { environment, type Config } from '#server/kernel/config.ts'
import { unfinishedRestore } from '#server/kernel/database/data-directory.ts'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { lockDirectory } from '#server/kernel/database/directory-lock.ts'
import { serverTimeouts, timeoutCommand } from '#server/kernel/database/server-timeouts.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { openCopy } from './embedded-copy.ts'
import { BackupError, checkUnpacked, databaseFiles, filesFolder, secretsFile, type Manifest } from './manifest.ts'
import { forPostgres, postgresProgram, runCommand } from './run-command.ts'
import { differingSecrets } from './secrets.ts'

export interface Restored {
  manifest: Manifest
  /** Secrets of the backup that are set otherwise here; they are in the file then. */
  secrets: { names: string[]; file: string } | undefined
}

/**
 * Restores a backup into the empty database and the empty data folder that the settings name. Everything is checked before anything is
 * changed. @throws BackupError
 */
export async function restoreBackup(config: Config, archive: string): Promise<Restored> {
  await access(archive).catch(() => {
    throw new BackupError(`There is no ${archive} that can be read.`)
  })
  const dataDir = resolve(config.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockDirectory(dataDir)
  const staging = join(dataDir, unfinishedRestore)
  let isBegun = false
  try {
    await requireEmptyFolder(dataDir)
    await mkdir(staging, { mode: 0o700 })
    await runCommand('tar', ['-xf', resolve(archive), '-C', staging, '--no-same-owner']).catch(() => {
      throw new BackupError(`${archive} is no whole backup: it is cut off, damaged, or something else.`)
    })
    const manifest = await checkUnpacked(staging, archive)
    requireSameEngine(manifest, config)
    if (config.databaseUrl) await requireEmptyDatabase(config.databaseUrl)
    isBegun = true
    await (config.databaseUrl
      ? restorePostgres(config.database.directUrl ?? config.databaseUrl, staging)
      : restoreEmbedded(staging))
    const secrets = await placeFiles(staging, dataDir)
    await rm(staging, { recursive: true })
    return { manifest, secrets }
  } finally {
    // A restore that was begun and failed leaves its mark, by which the product refuses to start on half of the data.
    if (!isBegun) await rm(staging, { recursive: true, force: true })
    await unlock()
  }
}

/** What is in an empty folder once we hold its lock, and on a volume of its own. */
const isOurs = /^(pangat\.lock.*|pangat\.\w+\.sock|lost\+found)$/

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).filter((name) => !isOurs.test(name))
  if (found.length > 0)
    throw new BackupError(`${dataDir} is not empty (${found[0]}). A backup is restored into an empty folder only.`)
}

function requireSameEngine({ engine }: Manifest, { databaseUrl }: Config): void {
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupError('This backup is of PostgreSQL; set DATABASE_URL to an empty database.')
  if (engine === 'pglite' && databaseUrl)
    throw new BackupError(
      'This backup is of the embedded database, which cannot be restored into PostgreSQL; unset DATABASE_URL.',
    )
}

async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, connections: 1 })
  try {
    const found = await firstRow<{ name: string }>(
      database.db,
      sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
            and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
    )
    if (found)
      throw new BackupError(
        `The database is not empty (${found.name}). A backup is restored into an empty database only.`,
      )
  } finally {
    await database.close()
  }
}

async function restorePostgres(databaseUrl: string, staging: string): Promise<void> {
  const { address, settings } = forPostgres(databaseUrl)
  const usual = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction', '--exit-on-error']
  await runCommand(
    postgresProgram('pg_restore'),
    [...usual, `--dbname=${address}`, join(staging, databaseFiles.postgres)],
    settings,
  )
  const database = await openDatabase({ databaseUrl, connections: 1 })
  try {
    await database.maintain(async ({ script }) => {
      // Neither is in a dump: without statistics pages are slow, and without the timeouts a slow statement holds its connection.
      await script('analyze')
      const name = (await firstRow<{ name: string }>(database.db, sql`select current_database() as name`))?.name ?? ''
      await setTimeouts(script, name)
    })
  } finally {
    await database.close()
  }
}

/** Sets the timeouts where the role owns the database; the product logs the commands where it does not. */
async function setTimeouts(script: Database['script'], name: string): Promise<void> {
  for (const setting of Object.keys(serverTimeouts)) await script(timeoutCommand(name, setting)).catch(() => undefined)
}

async function restoreEmbedded(staging: string): Promise<void> {
  const copy = await openCopy(join(staging, databaseFiles.pglite), join(staging, 'pglite'))
  await copy.close()
}

/** Puts everything into its place, the embedded database last. Returns the secrets that differ, with the file that has them. */
async function placeFiles(staging: string, dataDir: string): Promise<Restored['secrets']> {
  const folder = join(staging, filesFolder)
  for (const name of await readdir(folder).catch(() => [])) await rename(join(folder, name), join(dataDir, name))
  const secrets = join(staging, secretsFile)
  const names = differingSecrets(await readFile(secrets, 'utf8'), environment)
  const file = join(dataDir, 'restored-secrets.env')
  if (names.length > 0) {
    await copyFile(secrets, file)
    await chmod(file, 0o600)
  }
  await rename(join(staging, 'pglite'), join(dataDir, 'pglite')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return names.length > 0 ? { names, file } : undefined
}
