import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What of a data folder is no data: the embedded database, which is copied by its engine, locks, sockets and unfinished work. */
const leftOut = /^(pglite(\.new)?|pangat\.lock.*|.*\.sock|\.backup-.*|\.restoring)$/

/** Files of demo mode that are written again in place, and so must be copied. All others appear whole and never change. */
const rewritten = /^(gateway|identity-provider)\//

/**
 * Takes the files of a data folder as they are now: by links, which take no room and outlive a removal. May be repeated to add what has
 * come since. What another process removes meanwhile is left out.
 */
export async function takeFiles(dataDir: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  const tops = await readdir(dataDir, { withFileTypes: true })
  for (const top of tops.filter(({ name }) => !leftOut.test(name))) {
    const names = top.isDirectory() ? await filesBelow(dataDir, top.name) : [top.name]
    for (const name of names) await take(join(dataDir, name), join(into, name), rewritten.test(name))
  }
}

async function filesBelow(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
}

async function take(from: string, to: string, isRewritten: boolean): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await (isRewritten ? copyFile(from, to) : link(from, to))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Taken by the earlier round, or removed since the folder was read.
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error
  }
}
