import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { environment } from '#server/kernel/config.ts'
import { BackupError } from './manifest.ts'

/** Runs a program to its end. @throws BackupError with what it said when it fails or is not installed */
export async function runCommand(
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<void> {
  const child = spawn(program, args, { env: { ...environment, ...settings }, stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new BackupError(`${program} is needed; install it and try again.`)))
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed: ${said.trim()}`)),
    )
  })
}

const debian = '/usr/lib/postgresql'

/** Path of a client program of PostgreSQL: Debian's newest, else the one that the shell finds. */
export function postgresProgram(name: 'pg_dump' | 'pg_restore'): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const paths = versions.map((version) => `${debian}/${version}/bin/${name}`)
  return paths.find((path) => existsSync(path)) ?? name
}

/** The address of a database for PostgreSQL's programs, with its password where other accounts of the machine do not see it. */
export function forPostgres(databaseUrl: string): { address: string; settings: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, settings: password ? { PGPASSWORD: password } : {} }
}
