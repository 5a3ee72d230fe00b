import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { residentMb } from '../shared/process-figures.ts'

/** What the product was like at one moment. */
export interface Sample {
  residentMb: number
  heapMb: number
  /** Open files and sockets. */
  handles: number
  /** Of the time since the sample before, in milliseconds. */
  eventLoopP99Ms: number
  /** To PostgreSQL; 0 on the embedded engine. */
  connections: number
  waiting: number
  /** Of the queue whose work is overdue longest. */
  oldestDueSeconds: number
  abandoned: number
}

/** Samples a process until it is told to end. */
export function sampler({ pid, metricsPort, everyMs }: { pid: number; metricsPort: number; everyMs: number }) {
  const samples: Sample[] = []
  const ending = new AbortController()
  const run = async (): Promise<void> => {
    // The first reading is about the start of the process.
    await read(pid, metricsPort)
    while (!ending.signal.aborted) {
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => {})
      samples.push(await read(pid, metricsPort))
    }
  }
  const running = run()
  return {
    async end(): Promise<readonly Sample[]> {
      ending.abort()
      await running
      return samples
    },
  }
}

async function read(pid: number, metricsPort: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value))
  const sum = (name: string) => all(name).reduce((total, value) => total + value, 0)
  return {
    residentMb: residentMb(pid),
    heapMb: sum('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    eventLoopP99Ms: sum('nodejs_eventloop_lag_p99_seconds') * 1_000,
    connections: sum('pangat_database_connections'),
    waiting: sum('pangat_database_waiting'),
    oldestDueSeconds: Math.max(0, ...all('pangat_oldest_due_seconds')),
    abandoned: sum('pangat_abandoned_work'),
  }
}
