import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another living process works on the data directory. */
export class DirectoryInUse extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`)
    this.name = 'DirectoryInUse'
    this.pid = pid
  }
}

interface Holder {
  pid: number
  /** When the process started, in the kernel's ticks: a pid that was given to a new process is not the holder. */
  started: string
}

/**
 * Takes the directory's lock and returns how to release it; throws {@link DirectoryInUse} when a living process has it.
 * The embedded database has no lock of its own, and two processes on one directory lose data silently.
 * Only a dead holder's lock is taken over, never a living one's by age.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'pangat.lock')
  const mine = join(dataDir, `pangat.lock.${process.pid}`)
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: await startOf(process.pid) }))
  try {
    for (;;) {
      if (await tryLink(mine, lock)) return async () => rm(lock, { force: true })
      await removeIfDead(dataDir, lock)
    }
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

async function removeIfDead(dataDir: string, lock: string): Promise<void> {
  const holder = await readHolder(lock)
  if (!holder) return
  if (await isAlive(holder)) throw new DirectoryInUse(dataDir, holder.pid)
  const aside = `${lock}.stale.${process.pid}`
  try {
    await rename(lock, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // Between reading and renaming another process may have taken over: then its lock goes back.
  const moved = await readHolder(aside)
  if (moved && (await isAlive(moved))) await tryLink(aside, lock)
  await rm(aside, { force: true })
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // An unreadable lock has no owner: pid 0 is never alive.
    if (error instanceof SyntaxError) return { pid: 0, started: '' }
    throw error
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = await startOf(pid)
  return started === '' || now === '' || now === started
}

/** Field 22 of /proc/PID/stat; empty where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
