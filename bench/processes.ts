import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { get } from './get.ts'

const root = join(import.meta.dirname, '..')

export interface Running {
  origin: string
  child: ChildProcess
  /** Milliseconds from spawning to the first page that was answered. */
  startMs: number
  stop(): Promise<void>
}

/** As `npm start` sets it: what was compiled once is not compiled again, a quarter of a start. */
const compiled = join(root, 'node_modules/.cache/compiled')

/** Starts a script of this repository and waits until `path` answers 200. */
export async function start(
  script: string,
  args: string[],
  port: number,
  path: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  const begun = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    if (performance.now() - begun > 120_000) throw new Error(`${script} did not answer within two minutes`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { origin, child, startMs: performance.now() - begun, stop: () => stop(child) }
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
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Runs a script to its end. */
export async function run(script: string, args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}`)
}
