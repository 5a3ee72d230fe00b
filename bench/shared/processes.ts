import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { get } from './get.ts'
import { npmStart } from './npm-start.ts'

export const root = join(import.meta.dirname, '../..')

export interface Running {
  origin: string
  child: ChildProcess
  pid: number
  /** Milliseconds from spawning to the first page that was answered. */
  startMs: number
  stop(): Promise<void>
}

export interface StartOptions {
  port: number
  /** Started when this answers 200. */
  path: string
  args?: readonly string[]
  /** Arguments of Node itself. */
  nodeArgs?: readonly string[]
  environment?: Record<string, string>
  /** Checkout that the script belongs to; this one unless given. */
  folder?: string
}

const patienceMs = 180_000

/** Starts a script of this repository and waits until `path` answers 200. */
export async function start(script: string, options: StartOptions): Promise<Running> {
  const { port, path, args = [], nodeArgs = [], environment = {}, folder = root } = options
  const begun = performance.now()
  const child = spawn(process.execPath, [...npmStart.nodeArgs, ...nodeArgs, script, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...npmStart.environment,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    if (performance.now() - begun > patienceMs) {
      await stop(child)
      throw new Error(`${script} did not answer within ${patienceMs / 60_000} minutes`)
    }
    await wait(10)
  }
  if (child.pid === undefined) throw new Error(`${script} has no process`)
  return { origin, child, pid: child.pid, startMs: performance.now() - begun, stop: () => stop(child) }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await get(url)).status === 200
  } catch {
    // Not listening yet.
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Runs a script of a checkout to its end. */
export async function run(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
  folder = root,
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}`)
}
