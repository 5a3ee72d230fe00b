import { createHash } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../ids.ts'
import { bePresent, isAlive, type Holder } from './holder.ts'

/** How long one waits for another to remove the lock of a dead process. */
const removalMs = 20

/** Another living process works on the data directory. */
export class DirectoryInUse extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(
      `${dataDir} is in use by process ${pid}, maybe of another container. Stop that process, or give this one another DATA_DIR.`,
    )
    this.name = 'DirectoryInUse'
    this.pid = pid
  }
}

/**
 * Takes the directory's lock and returns how to release it; throws {@link DirectoryInUse} when a living process has it.
 * The embedded database has no lock of its own, and two processes on one directory lose data silently.
 * Only a dead holder's lock is taken over, never a living one's by age; that goes for containers on one machine as well.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'pangat.lock')
  const presence = await bePresent(dataDir)
  // Pids repeat among containers.
  const mine = join(dataDir, `pangat.lock.${newId()}`)
  await writeFile(mine, JSON.stringify(presence.holder))
  try {
    for (;;) {
      if (await tryLink(mine, lock)) {
        return async () => {
          await rm(lock, { force: true })
          await presence.end()
        }
      }
      await removeIfDead(dataDir, lock, mine)
    }
  } catch (error) {
    await presence.end()
    throw error
  } finally {
    await rm(mine, { force: true })
  }
}

/** A hard link appears whole or not at all, which is what makes it a lock. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a lock whose holder is dead; throws {@link DirectoryInUse} when it lives. Of several who find the same dead holder the one
 * with the lock of the removal removes it, and only while it is still there: what was read a moment ago may be another's by now.
 */
async function removeIfDead(dataDir: string, lock: string, mine: string): Promise<void> {
  const found = await readLock(lock)
  if (found === undefined) return
  const holder = holderOf(found)
  if (await isAlive(dataDir, holder)) throw new DirectoryInUse(dataDir, holder.pid)
  const removal = `${lock}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`
  if (!(await tryLink(mine, removal))) {
    // Another one is removing it, or died over it.
    await removeIfDead(dataDir, removal, mine).catch(() => pause(removalMs))
    return
  }
  try {
    if ((await readLock(lock)) !== found) return
    if (holder.socket !== undefined) await rm(join(dataDir, holder.socket), { force: true })
    await rm(lock, { force: true })
  } finally {
    await rm(removal, { force: true })
  }
}

async function readLock(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** An unreadable lock has no owner: pid 0 is never alive. */
function holderOf(text: string): Holder {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return { pid: 0, started: '' }
  }
}
