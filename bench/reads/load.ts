import { execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { AutocannonInput, AutocannonResult } from '../programs/autocannon.ts'
import { root } from '../shared/processes.ts'

export interface LoadResult {
  perSecond: number
  requests: number
}

export interface Wanted {
  origin: string
  /** Asked for in turn. */
  paths: readonly string[]
  connections: number
  /** What browsers send over HTTPS unless given. */
  acceptEncoding?: string
}

/** Asks as browsers do for some seconds. Rejects when a response is no success. */
export type Load = (wanted: Wanted, seconds: number) => Promise<LoadResult>

/** As browsers send it over HTTPS. */
export const acceptEncoding = 'gzip, deflate, br'

/** Returns wrk where it is installed, else autocannon. The name is printed with the figures: they cannot be compared. */
export function loadGenerator(): { name: string; load: Load } {
  const [name, load] = hasWrk() ? (['wrk -t1', withWrk] as const) : (['autocannon', withAutocannon] as const)
  return { name, load: async (wanted, seconds) => requireSuccess(await load(wanted, seconds), wanted) }
}

function requireSuccess({ failed, ...result }: AutocannonResult, { origin, paths }: Wanted): LoadResult {
  if (failed > 0) throw new Error(`${failed} requests to ${origin} failed, such as ${paths[0]}`)
  return result
}

function hasWrk(): boolean {
  if (process.env.BENCH_LOAD === 'autocannon') return false
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function withWrk(
  { origin, paths, connections, acceptEncoding: accepted }: Wanted,
  seconds: number,
): Promise<AutocannonResult> {
  const directory = mkdtempSync(join(tmpdir(), 'pangat-wrk-'))
  try {
    const script = join(directory, 'paths.lua')
    writeFileSync(script, wrkScript(paths, accepted))
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, origin]
    const { stdout } = await promisify(execFile)('wrk', args)
    return {
      failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Every request is written before the load begins, as the generator runs on the same processors. */
function wrkScript(paths: readonly string[], accepted = acceptEncoding): string {
  return `
    local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
    wrk.headers["Accept-Encoding"] = "${accepted}"
    local requests = {}
    local next = 0
    init = function() for n = 1, #paths do requests[n] = wrk.format("GET", paths[n]) end end
    request = function() next = next % #requests + 1; return requests[next] end
  `
}

async function withAutocannon(wanted: Wanted, seconds: number): Promise<AutocannonResult> {
  const child = fork(join(root, 'bench/programs/autocannon.ts'))
  const input: AutocannonInput = { acceptEncoding, ...wanted, seconds }
  child.send(input)
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[]
  if (typeof message !== 'object' || message === null)
    throw new Error(`autocannon ended with ${JSON.stringify(message)}`)
  return message as AutocannonResult // as bench/programs/autocannon.ts sends it
}
