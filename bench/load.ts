import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Requests per second over some seconds, asking the paths in turn on 32 connections. */
export type Load = (origin: string, paths: readonly string[], seconds: number) => Promise<number>

/** wrk where it is installed, else autocannon in a worker. The name is printed with the figures: they cannot be compared. */
export function loadGenerator(): { name: string; load: Load } {
  return hasWrk()
    ? { name: 'wrk -t1 -c32', load: withWrk }
    : { name: 'autocannon -c32 in a worker', load: withAutocannon }
}

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const directory = mkdtempSync(join(tmpdir(), 'pangat-bench-'))

async function withWrk(origin: string, paths: readonly string[], seconds: number): Promise<number> {
  const script = join(directory, 'paths.lua')
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}\nlocal i = 0\nrequest = function() i = i % #paths + 1; return wrk.format("GET", paths[i]) end\n`,
  )
  const output = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, origin], { encoding: 'utf8' })
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]
  if (failed) throw new Error(`${failed} requests to ${origin} failed`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

const worker = `
  const { parentPort, workerData } = require('node:worker_threads')
  const autocannon = require('autocannon')
  autocannon({ url: workerData.origin, connections: 32, duration: workerData.seconds, requests: workerData.paths.map((path) => ({ path })) })
    .then((result) => parentPort.postMessage({ rate: result.requests.average, failed: result.non2xx + result.errors }))
`

async function withAutocannon(origin: string, paths: readonly string[], seconds: number): Promise<number> {
  const { rate, failed } = await new Promise<{ rate: number; failed: number }>((resolve, reject) => {
    new Worker(worker, { eval: true, workerData: { origin, paths, seconds } })
      .once('message', resolve)
      .once('error', reject)
  })
  if (failed > 0) throw new Error(`${failed} requests to ${origin} failed`)
  return rate
}
