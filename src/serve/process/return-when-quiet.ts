import { returnMemory } from '#server/kernel/processes/return-memory.ts'

export interface ProcessState {
  /** Bytes in memory. */
  resident(): number
  /** The part of the time since the last look in which the event loop worked, from 0 to 1. */
  busy(): number
  /** Gives back what can be given back. */
  collect(): void
}

const usual = {
  /** A process that did little for so long is asked for little, and not between two bursts. */
  everyMs: 15_000,
  /** Reading pages of caterers ahead takes a tenth of the time. */
  mostBusy: 0.2,
  /** Collecting keeps the process from all else for a moment, and lets its heap grow anew afterwards, which so much is worth. */
  leastBytes: 64 * 1024 * 1024,
  /** Between the beginnings of two collections. */
  pauseMs: 120_000,
}

/**
 * Gives memory back to the system in a quiet moment after a busy one. The engine does so by itself only while a process
 * does next to nothing, and keeps until then the pages of garbage that is collected already.
 */
export function returnWhenQuiet(
  state: ProcessState = thisProcess(),
  { everyMs, mostBusy, leastBytes, pauseMs } = usual,
): void {
  let before = state.resident()
  /** None yet: the one at the start is over before anybody asks. */
  let collectedAt = -pauseMs
  setInterval(() => {
    if (state.busy() > mostBusy) return
    const now = performance.now()
    if (now - collectedAt < pauseMs || state.resident() - before < leastBytes) return
    state.collect()
    collectedAt = now
    before = state.resident()
  }, everyMs).unref()
}

function thisProcess(): ProcessState {
  let last = performance.eventLoopUtilization()
  return {
    resident: () => process.memoryUsage.rss(),
    busy() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    collect: returnMemory,
  }
}
