import type { Log } from '#server/kernel/log.ts'

/** Changes within this time are read together. */
const debounceMs = 40
const retryMs = 1_000

/** Gathers ids for a moment and hands them on together, one batch after the other; a batch that failed is tried again. */
export function createBatches(work: (ids: readonly string[]) => Promise<void>, log: Log) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const run = async (): Promise<void> => {
    timer = undefined
    const ids = [...waiting]
    waiting.clear()
    if (stopped || ids.length === 0) return
    try {
      await work(ids)
    } catch (error) {
      if (stopped) return
      log.error({ err: String(error) }, 'catalogue change load failed')
      for (const id of ids) waiting.add(id)
      schedule(retryMs)
      throw error
    }
  }
  const runNext = (): Promise<void> => {
    running = running.catch(() => {}).then(run)
    return running
  }
  const schedule = (delay: number): void => {
    // Whoever waits for a batch hears of its failure; here it was logged and is tried again.
    timer ??= setTimeout(() => void runNext().catch(() => {}), delay).unref()
  }
  return {
    add(id: string): void {
      waiting.add(id)
      schedule(debounceMs)
    },
    now(ids: readonly string[]): Promise<void> {
      for (const id of ids) waiting.add(id)
      return runNext()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
