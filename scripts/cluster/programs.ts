import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that the cluster is made of, and the Debian packages that bring them. */
const packages = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  setpriv: 'util-linux',
} as const

export interface Programs {
  haproxy: string
  patroni: string
  etcd: string
  /** Starts a program as another user, for PostgreSQL does not run as root. */
  setpriv: string
  /** Folder of the newest PostgreSQL's programs. */
  postgres: string
}

/** Finds the programs of the cluster. @throws an error that names what is missing, with the command that installs it */
export function findPrograms(): Programs {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, pathOf(name)]))
  const postgres = newestPostgres()
  const missing: string[] = Object.entries(packages).flatMap(([name, from]) => (found[name] ? [] : [from]))
  if (!postgres) missing.push('postgresql')
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.join(', ')}. Install with: apt-get install -y ${missing.join(' ')}`)
  return { ...(found as Omit<Programs, 'postgres'>), postgres: postgres ?? '' }
}

/** Debian keeps servers out of the path of ordinary users. */
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

export function pathOf(program: string): string | undefined {
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

function newestPostgres(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')))
}

/** User and group that the database runs as: those of this process, or those of `postgres` for root. */
export function databaseUser(): { uid: number; gid: number } {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}
