import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefundPointer, Transaction } from './transaction.ts'

export type Entry = Transaction | RefundPointer

/** The gateway's own books: one file an id, so that they outlive any death of the process and owe nothing to our database. */
export interface Ledger {
  find(id: string): Promise<Entry | undefined>
  /** Changes one entry, one change at a time; `change` may answer the entry as it was. */
  change<T extends Entry>(id: string, change: (entry: Entry | undefined) => T): Promise<T>
  all(): Promise<Entry[]>
}

/** The books may be longer than a process may have files open. */
const filesAtOnce = 64

const fits = /^[A-Za-z0-9_-]{1,37}$/

/** Keeps the books in `dir`, which is made when it is not there. */
export function openLedger(dir: string): Ledger {
  const queues = new Map<string, Promise<unknown>>()
  let written = 0

  const find = async (id: string): Promise<Entry | undefined> => {
    if (!fits.test(id)) return undefined
    try {
      return JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8')) as Entry
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
  const write = async (entry: Entry): Promise<void> => {
    await mkdir(dir, { recursive: true })
    // Renaming is atomic: a reader sees the old entry or the new one, never half of it.
    const draft = join(dir, `.${entry.id}.${process.pid}.${++written}`)
    await writeFile(draft, JSON.stringify(entry, null, 2))
    await rename(draft, join(dir, `${entry.id}.json`))
  }

  return {
    find,
    async change(id, change) {
      const before = queues.get(id) ?? Promise.resolve()
      const mine = before.then(async () => {
        const old = await find(id)
        const entry = change(old)
        if (entry !== old) await write(entry)
        return entry
      })
      // The next in line waits for this change, whether it worked or not.
      const settled = mine.catch(() => {})
      queues.set(id, settled)
      void settled.then(() => queues.get(id) === settled && queues.delete(id))
      return mine
    },
    async all() {
      const names = await readdir(dir).catch(() => [])
      const ids = names.filter((name) => /^[^.].*\.json$/.test(name)).map((name) => name.slice(0, -5))
      const entries: Entry[] = []
      for (let from = 0; from < ids.length; from += filesAtOnce) {
        const some = await Promise.all(ids.slice(from, from + filesAtOnce).map(find))
        entries.push(...some.filter((entry) => entry !== undefined))
      }
      return entries
    },
  }
}
