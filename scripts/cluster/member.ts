import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn } from './fill.ts'
import { databaseUser, type Programs } from './programs.ts'
import { spawnProgram, type Spawned } from './spawned.ts'

/** One PostgreSQL with the Patroni that runs it. */
export interface Member {
  name: string
  port: number
  apiPort: number
  start(): void
  /** Ends Patroni and PostgreSQL as a power cut would. */
  kill(): Promise<void>
  /** Ends both in order. */
  stop(): Promise<void>
  tail(): string
}

export interface MemberOptions {
  name: string
  folder: string
  programs: Programs
  port: number
  apiPort: number
  /** Where the other member reaches this one. */
  linePort: number
  etcdPort: number
  passwords: { superuser: string; replication: string }
}

/** Prepares a member; nothing runs until it is started. */
export function prepareMember(options: MemberOptions): Member {
  const { name, folder, programs, port, apiPort, linePort, etcdPort, passwords } = options
  const { uid, gid } = databaseUser()
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })
  const data = join(own, 'data')
  const config = fillIn(
    'patroni.yml',
    {
      NAME: name,
      HOST: '127.0.0.1',
      API_PORT: apiPort,
      ETCD_HOSTS: `127.0.0.1:${etcdPort}`,
      PORT: port,
      CONNECT_ADDRESS: `127.0.0.1:${linePort}`,
      DATA_DIR: data,
      BIN_DIR: programs.postgres,
      PGPASS: join(own, 'pgpass'),
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
      NETWORK: '127.0.0.1/32',
      SOCKET_DIR: own,
    },
    join(own, 'patroni.yml'),
  )
  for (const path of [own, config]) chownSync(path, uid, gid)
  const log = join(folder, `${name}.log`)
  let patroni: Spawned | undefined
  const asDatabaseUser = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups', '--']
  const [command, before] =
    process.getuid?.() === 0 ? [programs.setpriv, [...asDatabaseUser, programs.patroni]] : [programs.patroni, []]
  return {
    name,
    port,
    apiPort,
    start() {
      patroni = spawnProgram(command, [...before, config], { log, cwd: own, environment: { HOME: own } })
    },
    async kill() {
      await patroni?.stop('SIGKILL')
      const postmaster = postmasterOf(data)
      // Its children end with it.
      if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL')
    },
    async stop() {
      await patroni?.stop()
      const postmaster = postmasterOf(data)
      if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT')
    },
    tail: () => patroni?.tail() ?? '',
  }
}

/** Process id of the server of a data folder, by its own record. */
function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
