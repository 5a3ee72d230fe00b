import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { environment, type Config } from '#server/kernel/config.ts'
import { buildId } from '#server/kernel/config/build-id.ts'
import { readBackup } from '#server/kernel/database/backup-socket.ts'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { takeFiles } from './data-folder.ts'
import {
  BackupError,
  checksumsOf,
  databaseFiles,
  filesFolder,
  manifestFile,
  secretsFile,
  type Manifest,
} from './manifest.ts'
import { forPostgres, postgresProgram, runCommand } from './run-command.ts'
import { openCopy } from './embedded-copy.ts'
import { secretsText } from './secrets.ts'

/**
 * Writes a backup of the product that the settings name to a new file: the database, the data folder and the secrets that its data
 * needs. The product may run meanwhile; what is in the backup is of one moment. The file appears when it is complete.
 * @throws BackupError
 */
export async function writeBackup(config: Config, target: string): Promise<Manifest> {
  const file = resolve(target)
  if (await exists(file)) throw new BackupError(`${target} exists already; a backup is always a new file.`)
  const dataDir = resolve(config.dataDir)
  await mkdir(dataDir, { recursive: true })
  // In the data folder, so that files can be taken by links.
  const staging = await mkdtemp(join(dataDir, '.backup-'))
  const unfinished = `${file}.unfinished`
  try {
    const into = join(staging, filesFolder)
    // Before the database, so that no picture is missing that is removed meanwhile, and after it, so that none is that came.
    await takeFiles(dataDir, into)
    const migrations = config.databaseUrl
      ? await dumpPostgres(config.database.directUrl ?? config.databaseUrl, join(staging, databaseFiles.postgres))
      : await dumpEmbedded(dataDir, staging)
    await takeFiles(dataDir, into)
    await writeFile(join(staging, secretsFile), secretsText(environment), { mode: 0o600 })
    const manifest: Manifest = {
      format: 1,
      engine: config.databaseUrl ? 'postgres' : 'pglite',
      createdAt: new Date().toISOString(),
      build: buildId(),
      migrations,
      files: await checksumsOf(staging),
    }
    await writeFile(join(staging, manifestFile), JSON.stringify(manifest, null, 2))
    // It must never be readable to others, not even while it is written.
    await writeFile(unfinished, '', { mode: 0o600 })
    await runCommand('tar', [
      '-cf',
      unfinished,
      '-C',
      staging,
      manifestFile,
      ...(await readdir(staging)).filter((name) => name !== manifestFile),
    ])
    await rename(unfinished, file)
    return manifest
  } finally {
    await rm(unfinished, { force: true })
    await rm(staging, { recursive: true, force: true })
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, connections: 1 })
  try {
    const migrations = await migrationsOf(database)
    const { address, settings } = forPostgres(databaseUrl)
    await runCommand(postgresProgram('pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${address}`], settings)
    return migrations
  } finally {
    await database.close()
  }
}

/** Dumps by way of the process that has the database, or opens it when none has. */
async function dumpEmbedded(dataDir: string, staging: string): Promise<string[]> {
  const dump = (await readBackup(dataDir)) ?? (await dumpStopped(dataDir))
  await writeFile(join(staging, databaseFiles.pglite), await promisify(gzip)(dump), { mode: 0o600 })
  // What cannot be opened is no backup; better known now than when it is needed.
  const copy = await openCopy(join(staging, databaseFiles.pglite))
  try {
    return await migrationsOf(copy)
  } finally {
    await copy.close()
  }
}

async function dumpStopped(dataDir: string): Promise<Buffer> {
  if (!(await exists(join(dataDir, 'pglite')))) throw new BackupError(`${dataDir} holds no database.`)
  const database = await openDatabase({ dataDir })
  try {
    if (!database.pglite) throw new Error('an embedded database has an engine')
    return Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer())
  } finally {
    await database.close()
  }
}

async function migrationsOf({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const found = await rows<{ name: string }>(db, sql`select name from migrations order by name`)
  return found.map(({ name }) => name)
}
