import { monitorEventLoopDelay } from 'node:perf_hooks'

const windowMs = 1_000
/** Windows above the limit, one after the other, that make an overload: a single slow second is none. */
const windows = 2

export interface DelayGate {
  /** Takes the mean delay of one window in milliseconds. */
  record(meanMs: number): void
  isOverloaded(): boolean
}

/** Decides from the mean event-loop delay of the latest windows whether load must be shed; a limit of 0 never does. */
export function createDelayGate(limitMs: number): DelayGate {
  let above = 0
  return {
    record(meanMs) {
      // The mean of a window without a sample is not a number, and not above anything.
      above = limitMs > 0 && meanMs > limitMs ? above + 1 : 0
    },
    isOverloaded: () => above >= windows,
  }
}

/** Measures the event loop of this process for a gate, for as long as the process runs. */
export function measureEventLoop(gate: DelayGate): void {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  setInterval(() => {
    gate.record(histogram.mean / 1e6)
    histogram.reset()
  }, windowMs).unref()
}
