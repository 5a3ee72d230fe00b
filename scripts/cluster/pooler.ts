import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from './programs.ts'

/** How PgBouncer is started, and its version. */
export interface Pooler {
  command: string
  /** Before its own arguments. */
  args: readonly string[]
  version: string
}

/** The oldest that carries statements with names through transactions. */
const leastMinor = 21

const cache = join(import.meta.dirname, '../../node_modules/.cache/pgbouncer')
/** PgBouncer and what Debian 12 has in older versions. */
const ofDebian13 = [
  'pgbouncer',
  'libc6',
  'libcares2',
  'libevent-2.1-7t64',
  'libssl3t64',
  'libsystemd0',
  'libpam0g',
  'libcap2',
  'libaudit1',
  'libcap-ng0',
  'libzstd1',
]

/** Returns this machine's PgBouncer when it is new enough, else that of Debian 13, else why there is none. */
export function findPooler(): Pooler | string {
  const own = pathOf('pgbouncer')
  const installed = own ? poolerAt(own, []) : undefined
  if (installed && Number(installed.version.split('.')[1]) >= leastMinor) return installed
  try {
    if (!existsSync(join(cache, 'root'))) unpack()
    return unpacked()
  } catch (error) {
    rmSync(cache, { recursive: true, force: true })
    return String(error).split('\n')[0] ?? ''
  }
}

/** Unpacks packages of Debian 13 with their libraries beside the system's, of which nothing is changed. */
function unpack(): void {
  rmSync(cache, { recursive: true, force: true })
  for (const folder of ['sources', 'lists/partial', 'cache/archives/partial', 'packages', 'unfinished'])
    mkdirSync(join(cache, folder), { recursive: true })
  writeFileSync(
    join(cache, 'sources/debian13.sources'),
    'Types: deb\nURIs: http://deb.debian.org/debian\nSuites: trixie\nComponents: main\n' +
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n',
  )
  const options = [
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${join(cache, 'sources')}`,
    `Dir::State::Lists=${join(cache, 'lists')}`,
    `Dir::Cache=${join(cache, 'cache')}`,
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option])
  const packages = join(cache, 'packages')
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...options, '-qq', ...args], { cwd: packages, stdio: 'pipe' })
  apt('update')
  apt('download', ...ofDebian13)
  for (const file of readdirSync(packages))
    execFileSync('dpkg-deb', ['-x', join(packages, file), join(cache, 'unfinished')])
  renameSync(join(cache, 'unfinished'), join(cache, 'root'))
}

function unpacked(): Pooler {
  const libraries = join(cache, 'root/usr/lib', `${machine()}-linux-gnu`)
  const loader = readdirSync(libraries).find((name) => name.startsWith('ld-linux'))
  if (!loader) throw new Error('the packages of Debian 13 have no loader')
  return poolerAt(join(libraries, loader), ['--library-path', libraries, join(cache, 'root/usr/sbin/pgbouncer')])
}

function machine(): string {
  return process.arch === 'arm64' ? 'aarch64' : 'x86_64'
}

function poolerAt(command: string, args: readonly string[]): Pooler {
  const said = execFileSync(command, [...args, '--version'], { encoding: 'utf8' })
  return { command, args, version: /PgBouncer ([\d.]+)/.exec(said)?.[1] ?? '0.0' }
}
