import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const scale = 10

/** Creates the tables of pgbench's TPC-B in a database. */
export async function prepareTpcB(databaseUrl: string): Promise<void> {
  await pgbench(['-i', '-q', '-s', String(scale)], databaseUrl)
}

/** Transactions of TPC-B per second. */
export async function tpcB(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const output = await pgbench(['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)], databaseUrl)
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

async function pgbench(args: readonly string[], databaseUrl: string): Promise<string> {
  return (await promisify(execFile)(pgbenchPath(), [...args, databaseUrl])).stdout
}

/** Debian keeps it beside the server and not on the path. */
function pgbenchPath(): string {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin/pgbench')).find((path) => existsSync(path)) ?? 'pgbench'
}
