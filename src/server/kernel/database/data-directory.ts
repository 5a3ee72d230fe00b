import { constants, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

/** Folder in a data folder while a backup is restored into it. */
export const unfinishedRestore = '.restoring'

/** Creates the data directory where there is none, takes its lock and returns how to release it. */
export async function takeDirectory(dataDir: string): Promise<() => Promise<void>> {
  let release
  try {
    await mkdir(dataDir, { recursive: true })
    release = await lockDirectory(dataDir)
  } catch (error) {
    throw error instanceof DirectoryInUse ? error : new DirectoryUnusable(dataDir, error)
  }
  if (!existsSync(join(dataDir, unfinishedRestore))) return release
  await release()
  throw new Error(`A restore into ${dataDir} did not end well. Empty the folder and restore again.`)
}

/**
 * Makes a folder a copy of the template where it is not there yet. It appears whole or not at all, and its files are the owner's alone.
 */
export async function beginWith(template: string, folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const nameOf = ({ parentPath, name }: { parentPath: string; name: string }) =>
    join(parentPath, name).slice(template.length)
  await mkdir(unfinished, { mode: 0o700 })
  // A folder comes before what it holds.
  for (const entry of entries)
    if (entry.isDirectory()) await mkdir(join(unfinished, nameOf(entry)), { recursive: true, mode: 0o700 })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(
    files.map(async (entry) => {
      const file = join(unfinished, nameOf(entry))
      await copyFile(template + nameOf(entry), file, constants.COPYFILE_FICLONE)
      await chmod(file, 0o600)
    }),
  )
  await rename(unfinished, folder)
}

/** The data directory cannot be written to, or the database in it does not open. */
export class DirectoryUnusable extends Error {
  constructor(path: string, cause: unknown, cure = 'Correct its owner and permissions') {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${path} cannot be used: ${reason.split('. Build with')[0]}. ${cure}, or set another DATA_DIR.`, { cause })
    this.name = 'DirectoryUnusable'
  }
}
