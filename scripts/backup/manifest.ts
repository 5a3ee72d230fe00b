import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { migrationsDir } from '#server/kernel/database/migrate.ts'

/** Name of the manifest in an archive. */
export const manifestFile = 'manifest.json'
/** Folder in an archive of what stands in the data folder. */
export const filesFolder = 'files'
/** Secrets that were set, without which parts of the data cannot be read. */
export const secretsFile = 'secrets.env'
/** The database in an archive, by engine: PostgreSQL's custom format, or the embedded engine's folder. */
export const databaseFiles = { postgres: 'database.dump', pglite: 'database.tar.gz' } as const

export const Manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['postgres', 'pglite']),
  createdAt: z.iso.datetime(),
  build: z.string(),
  migrations: z.array(z.string()).min(1),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

/** Lists the files below a folder with their checksums, by their path in it. */
export async function checksumsOf(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw new BackupError(`${odd.name} is neither a file nor a folder`)
  const files: Manifest['files'] = {}
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    files[path.slice(folder.length + 1)] = { bytes: (await stat(path)).size, sha256: await hashOf(path) }
  }
  return files
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Reads the manifest of an unpacked archive and checks that exactly its files are there, unchanged, and that this build knows its schema.
 * @throws BackupError
 */
export async function checkUnpacked(folder: string, archive: string): Promise<Manifest> {
  const damaged = `${archive} is no whole backup: it is cut off, damaged, or something else.`
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupError(damaged)
  })
  const parsed = Manifest.safeParse(parse(text))
  if (!parsed.success) throw new BackupError(damaged)
  const { [manifestFile]: _, ...found } = await checksumsOf(folder)
  const { files, migrations } = parsed.data
  const same = (name: string) => found[name]?.sha256 === files[name]?.sha256
  if (![...Object.keys(files), ...Object.keys(found)].every(same)) throw new BackupError(damaged)
  const known = new Set(await readdir(migrationsDir))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `${archive} was made by a newer build, whose schema this one does not know (${unknown[0]}). Restore it with that build.`,
    )
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A backup or restore that was refused; the message says why to the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
