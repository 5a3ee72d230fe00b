import type { Page } from '@playwright/test'

/**
 * Installs a clock and records which timers of a second or longer the page has set. A test that stops the clock needs to know
 * that a timer is set before it moves the clock: React sets timers after it has drawn, which takes real time.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(recordTimers)
}

/** Returns the delays in milliseconds of the pending timers, once React has done what it scheduled so far. */
export function pendingTimers(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // React schedules by messages, and messages arrive in order.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(undefined)
    })
    return (window as { pendingTimers?: () => number[] }).pendingTimers?.() ?? []
  })
}

/** Runs in the browser before each page, after the clock is installed. */
function recordTimers(): void {
  const [set, clear] = [window.setTimeout, window.clearTimeout]
  const pending = new Map<number, number>()
  Object.assign(window, {
    pendingTimers: () => [...pending.values()],
    setTimeout(run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number {
      const id = set(() => {
        pending.delete(id)
        run(...given)
      }, ms)
      if (ms >= 1000) pending.set(id, ms)
      return id
    },
    clearTimeout(id = 0): void {
      pending.delete(id)
      clear(id)
    },
  })
}
