import type { Database } from '#server/kernel/database/database.ts'
import { within } from '#server/kernel/deadline.ts'

export class EngineHung extends Error {
  constructor() {
    super('The embedded database does not answer any more. Start Pangat again, and see that its disk is not full.')
    this.name = 'EngineHung'
  }
}

/** How often the engine is asked, and how long it may take: longer than the longest transaction, for which the question waits. */
const usualPeriods = { everyMs: 5_000, patienceMs: 20_000 }

/**
 * Calls `hung` once the embedded engine does not answer any more, as after a full disk: nothing but a new process cures that.
 * PostgreSQL is another process, whose connections are replaced.
 */
export function watchEngine(
  { pglite }: Pick<Database, 'pglite'>,
  hung: () => void,
  { everyMs, patienceMs } = usualPeriods,
): void {
  if (!pglite) return
  const ask = async (): Promise<void> => {
    try {
      await within(patienceMs, pglite.query('select 1'))
    } catch {
      // A closed engine belongs to a process that ends.
      return pglite.closed ? undefined : hung()
    }
    setTimeout(() => void ask(), everyMs).unref()
  }
  void ask()
}
