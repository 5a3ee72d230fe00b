import cluster, { type Worker } from 'node:cluster'
import { closeUntakenConnection } from './untaken-connection.ts'

/** A worker that ran this long had started well. */
const steadyMs = 30_000
const firstPauseMs = 500
const longestPauseMs = 15_000
/** Deaths in a row, each soon after a start, after which another start would not help. */
const mostDeaths = 8

/**
 * Returns what to do after a worker's death, given how long it ran: the milliseconds to wait before the next start, or undefined
 * when the process should give up. None is started without a pause, so that what fails at start does not take the processor.
 */
export function createRestarts(): (ranMs: number) => number | undefined {
  let deaths = 0
  return (ranMs) => {
    if (ranMs >= steadyMs) deaths = 0
    deaths += 1
    if (deaths >= mostDeaths) return undefined
    return Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1))
  }
}

/** Worker processes share the port; one that dies is replaced, with pauses. Ends the process with 1 when they die at start. */
export function runWorkers(count: number): void {
  const afterDeath = createRestarts()
  const startedAt = new Map<number, number>()
  let stopping = false
  const start = () => {
    if (stopping) return
    const worker = cluster.fork()
    closeUntakenConnection(worker)
    startedAt.set(worker.id, performance.now())
  }
  const stop = (code: number) => {
    stopping = true
    process.exitCode = code
    const workers = all()
    if (workers.length === 0) process.exit()
    for (const worker of workers) worker.process.kill('SIGTERM')
  }
  for (let i = 0; i < count; i++) start()
  cluster.on('exit', ({ id }) => {
    if (stopping) {
      if (all().length === 0) process.exit()
      return
    }
    const pause = afterDeath(performance.now() - (startedAt.get(id) ?? 0))
    startedAt.delete(id)
    if (pause !== undefined) return void setTimeout(start, pause)
    process.stderr.write('Worker processes end as soon as they start. See the lines above.\n')
    stop(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
}

function all(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
