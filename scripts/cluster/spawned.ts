import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the cluster, which writes to a file. */
export interface Spawned {
  pid: number
  stop(signal?: NodeJS.Signals): Promise<void>
  /** The end of what it wrote. */
  tail(): string
}

export interface SpawnOptions {
  log: string
  environment?: Record<string, string>
  cwd?: string
}

/** Starts a program that runs until it is stopped. */
export function spawnProgram(
  command: string,
  args: readonly string[],
  { log, environment = {}, cwd }: SpawnOptions,
): Spawned {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
    ...(cwd === undefined ? {} : { cwd }),
  })
  closeSync(output)
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} did not start`)
  return {
    pid,
    stop: (signal = 'SIGTERM') => stop(child, signal),
    tail: () => readFileSync(log, 'utf8').slice(-2_000),
  }
}

/** Longest that a program may take to end by itself. */
const patienceMs = 15_000

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const patience = new AbortController()
  const late = wait(patienceMs, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  )
  await gone
  patience.abort()
  await late
}
