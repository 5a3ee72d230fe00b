import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { embeddedOptions } from '#server/kernel/database/embedded.ts'
import { pristineOf, restore, type Pristine } from './pristine-database.ts'

/** Hands out databases that hold what the dump holds. */
export interface EmbeddedPool {
  /** Returns a database that nobody else has. Closing it ends its use and makes it ready for the next caller. */
  open(): Promise<PGlite>
}

/**
 * Creates a pool of embedded databases. Opening one costs about a second of processor time, restoring one a small part of that.
 * A database that cannot be restored, or is still at work when it is closed, is thrown away.
 */
export function createEmbeddedPool(dump: string): EmbeddedPool {
  const idle: PGlite[] = []
  let pristine: Pristine | undefined
  const fresh = async () => {
    const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: await openAsBlob(dump) })
    pristine ??= await pristineOf(pglite)
    return pglite
  }
  return {
    async open() {
      const pglite = idle.pop() ?? (await fresh())
      return lend(pglite, async (isBusy) => {
        const isRestored = !isBusy && pristine !== undefined && (await isRestorable(pglite, pristine))
        if (isRestored) idle.push(pglite)
        else await pglite.close()
      })
    },
  }
}

let shared: { dump: string; pool: EmbeddedPool } | undefined

/** Opens a database from the pool that the test files of a worker share. */
export function openEmbedded(dump: string): Promise<PGlite> {
  if (shared?.dump !== dump) shared = { dump, pool: createEmbeddedPool(dump) }
  return shared.pool.open()
}

async function isRestorable(pglite: PGlite, pristine: Pristine): Promise<boolean> {
  return restore(pglite, pristine).then(
    () => true,
    () => false,
  )
}

/**
 * The database as one caller has it. After it is closed every call fails, as on a closed engine, so that work of one test file
 * cannot reach the database of the next.
 */
function lend(pglite: PGlite, giveBack: (isBusy: boolean) => Promise<void>): PGlite {
  const unlisten: (() => Promise<void>)[] = []
  let underWay = 0
  let isClosed = false
  const call = (method: Function, given: unknown[]): unknown => {
    if (isClosed) throw new Error('PGlite is closed')
    const result: unknown = Reflect.apply(method, pglite, given)
    if (!(result instanceof Promise)) return result
    underWay += 1
    return result.finally(() => (underWay -= 1))
  }
  const own: Partial<PGlite> = {
    async listen(channel, heard, tx) {
      const stop = await pglite.listen(channel, heard, tx)
      unlisten.push(stop)
      return stop
    },
    async close() {
      if (isClosed) throw new Error('PGlite is closed')
      isClosed = true
      if (underWay > 0) return giveBack(true)
      for (const stop of unlisten) await stop()
      await giveBack(false)
    },
  }
  return new Proxy(pglite, {
    get(target, key) {
      // Private members of the engine are found on itself only, not on the proxy.
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key, target)
      return typeof value === 'function' && key !== 'constructor' ? (...given: unknown[]) => call(value, given) : value
    },
  })
}
