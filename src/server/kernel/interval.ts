/** Work that this process repeats while it runs. */
export interface Interval {
  /** Ends when the last round has ended. */
  stop(): Promise<void>
}

/** Runs `work` every so often, never two rounds at the same time; what it throws goes to `failed` and the next round comes all the same. */
export function startInterval(everyMs: number, work: () => Promise<void>, failed: (error: unknown) => void): Interval {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => (running = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
