import { fork, type ChildProcess } from 'node:child_process'
import { environment } from '#server/kernel/config.ts'
import type { SiteOptions } from './site.ts'

/** Message of the API's process once it listens. */
export interface ApiStarted {
  port: number
  site: Omit<SiteOptions, 'api'>
}

export interface ApiProcess {
  /** Resolves with the newest process once it listens; rejects when it ended before that. */
  started(): Promise<ApiStarted>
  /** Replaces the process. */
  restart(): void
  stop(): Promise<void>
}

/** Time to finish jobs and close the database; what is cut off then is repaired by the next start. */
const patienceMs = 3_000

/** Runs the module `entry` in a process of its own, which says by {@link ApiStarted} that it listens. */
export function startApiProcess(entry: string, settings: Record<string, string> = {}): ApiProcess {
  let child: ChildProcess | undefined
  let replacing: Promise<void> = Promise.resolve()
  let started: Promise<ApiStarted>

  const start = (): Promise<ApiStarted> =>
    new Promise((resolve, reject) => {
      const fresh = fork(entry, { env: { ...environment, ...settings } })
      child = fresh
      fresh.once('message', (message: ApiStarted) => resolve(message))
      fresh.once('exit', (code) => reject(new Error(`The API ended with code ${code}; its output says why.`)))
    })
  const replace = (): Promise<ApiStarted> => {
    // Two processes must not have the database's directory at the same time.
    replacing = replacing.then(() => end(child))
    const next = replacing.then(start)
    next.catch(() => {})
    return next
  }

  started = replace()
  return {
    started: () => started,
    restart: () => void (started = replace()),
    stop: () => (replacing = replacing.then(() => end(child))),
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}
