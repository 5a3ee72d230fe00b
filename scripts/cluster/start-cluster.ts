import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabaseProxy } from '#test/support/database-proxy.ts'
import { onPostgres } from '#test/support/postgres.ts'
import { freePort } from '#test/support/product.ts'
import { databaseUser, type Programs } from './programs.ts'
import type { Pooler } from './pooler.ts'
import { deployedFile, fillIn } from './fill.ts'
import { prepareMember, type Member } from './member.ts'
import { serversUp } from './haproxy-state.ts'
import { isWhole } from './patroni-state.ts'
import { spawnProgram, type Spawned } from './spawned.ts'
import { until } from './until.ts'

/** etcd, two members, HAProxy and a pooler, as deploy/cluster says. */
export interface RunningCluster {
  members: readonly Member[]
  /** Addresses of the database as the settings of the product have them. */
  urls: { pooled: string; direct: string; replica: string }
  /** As the superuser on the primary. */
  adminUrl: string
  /** Where HAProxy offers the site, before any process of the product runs. */
  origin: string
  /** Ports where HAProxy expects the two processes of the product. */
  appPorts: readonly [number, number]
  /** Asks HAProxy by its socket. */
  haproxySocket: string
  /** What carries the statements: PgBouncer with its version, or why there is none. */
  pooler: string
  tails(): string
}

/** Milliseconds of one way between the members. */
const oneWayMs = 1

/** Starts the cluster and waits until its standby replicates synchronously. `stack` ends it again. */
export async function startCluster(
  { folder, programs, pooler }: { folder: string; programs: Programs; pooler: Pooler | string },
  stack: AsyncDisposableStack,
): Promise<RunningCluster> {
  const { uid } = databaseUser()
  // The database's user enters by its name alone.
  chmodSync(folder, 0o711)
  const running: { name: string; spawned: Spawned }[] = []
  const start = (
    name: string,
    ...given: [command: string, args: readonly string[], environment?: Record<string, string>]
  ) => {
    const [command, args, environment = {}] = given
    const spawned = spawnProgram(command, args, { log: join(folder, `${name}.log`), environment })
    running.push({ name, spawned })
    stack.defer(() => spawned.stop())
    return spawned
  }

  const [clientPort, peerPort] = [await freePort(), await freePort()]
  const etcdConfig = fillIn(
    'etcd.yml',
    {
      NAME: 'etcd1',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'etcd'),
      CLIENT_PORT: clientPort,
      PEER_PORT: peerPort,
      INITIAL_CLUSTER: `etcd1=http://127.0.0.1:${peerPort}`,
    },
    join(folder, 'etcd.yml'),
  )
  start('etcd', programs.etcd, ['--config-file', etcdConfig])
  await until('etcd', async () => (await answers(`http://127.0.0.1:${clientPort}/health`)) || undefined)

  const passwords = { superuser: secret(), replication: secret(), product: secret() }
  const members: Member[] = []
  const lines: string[] = []
  for (const name of ['db1', 'db2']) {
    const [port, apiPort, linePort] = [await freePort(), await freePort(), await freePort()]
    lines.push(`${linePort}:${port}:${oneWayMs}`)
    members.push(prepareMember({ name, folder, programs, port, apiPort, linePort, etcdPort: clientPort, passwords }))
  }
  start('lines', process.execPath, [join(import.meta.dirname, 'delay-line.ts'), ...lines])
  stack.defer(async () => void (await Promise.all(members.map((member) => member.stop()))))
  members[0]?.start()
  await until(
    'the primary',
    async () => (await answers(`http://127.0.0.1:${members[0]?.apiPort}/primary`)) || undefined,
  )
  members[1]?.start()
  await until('a synchronous standby', async () => (await isWhole(members)) || undefined)

  const ports = {
    site: await freePort(),
    primary: await freePort(),
    replica: await freePort(),
    pooler: await freePort(),
    app1: await freePort(),
    app2: await freePort(),
  }
  const haproxySocket = join(folder, 'haproxy.sock')
  start('haproxy', programs.haproxy, ['-db', '-f', deployedFile('haproxy.cfg')], {
    PANGAT_SITE_BIND: `127.0.0.1:${ports.site}`,
    PANGAT_PRIMARY_BIND: `127.0.0.1:${ports.primary}`,
    PANGAT_REPLICA_BIND: `127.0.0.1:${ports.replica}`,
    PANGAT_APP_1: `127.0.0.1:${ports.app1}`,
    PANGAT_APP_2: `127.0.0.1:${ports.app2}`,
    PANGAT_HAPROXY_SOCKET: haproxySocket,
    ...Object.fromEntries(
      members.flatMap(({ port, apiPort }, index) => [
        [`PANGAT_DB_${index + 1}`, `127.0.0.1:${port}`],
        [`PANGAT_DB_${index + 1}_API`, String(apiPort)],
      ]),
    ),
  })
  const url = (port: number, user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const adminUrl = url(ports.primary, 'postgres', passwords.superuser, 'postgres')
  // A server counts as up until it was asked once.
  await until('HAProxy to know the primary', async () => {
    const [primaries, replicas] = [await serversUp(haproxySocket, 'primary'), await serversUp(haproxySocket, 'replica')]
    return primaries.join() === 'db1' && replicas.join() === 'db2' ? true : undefined
  })
  await onPostgres(adminUrl, `create role pangat login password '${passwords.product}'`)
  await onPostgres(adminUrl, 'create database pangat owner pangat')
  const direct = url(ports.primary, 'pangat', passwords.product, 'pangat')

  let pooled = url(ports.pooler, 'pangat', passwords.product, 'pangat')
  if (typeof pooler === 'string') {
    const proxy = await startDatabaseProxy(direct, { dropsNotices: true })
    stack.defer(() => proxy.close())
    pooled = proxy.url
  } else {
    const own = join(folder, 'pgbouncer')
    mkdirSync(own)
    const userlist = join(own, 'userlist.txt')
    writeFileSync(userlist, `"pangat" "${passwords.product}"\n`, { mode: 0o644 })
    const config = fillIn(
      'pgbouncer.ini',
      {
        DATABASE: 'pangat',
        PRIMARY_HOST: '127.0.0.1',
        PRIMARY_PORT: ports.primary,
        POOLER_PORT: ports.pooler,
        USERLIST: userlist,
      },
      join(own, 'pgbouncer.ini'),
    )
    chmodSync(config, 0o644)
    // It refuses to run as root.
    const args = [...pooler.args, config]
    if (process.getuid?.() === 0)
      start('pgbouncer', programs.setpriv, ['--reuid', String(uid), '--clear-groups', '--', pooler.command, ...args])
    else start('pgbouncer', pooler.command, args)
    await until('PgBouncer', () =>
      onPostgres(pooled, 'select 1').then(
        () => true,
        () => undefined,
      ),
    )
  }
  return {
    members,
    urls: { pooled, direct, replica: url(ports.replica, 'pangat', passwords.product, 'pangat') },
    adminUrl: url(ports.primary, 'postgres', passwords.superuser, 'pangat'),
    origin: `http://127.0.0.1:${ports.site}`,
    appPorts: [ports.app1, ports.app2],
    haproxySocket,
    pooler: typeof pooler === 'string' ? `pooler untried: ${pooler}` : `PgBouncer ${pooler.version}`,
    tails: () =>
      [
        ...running.map(({ name, spawned }) => [name, spawned.tail()]),
        ...members.map(({ name, tail }) => [name, tail()]),
      ]
        .map(([name, text]) => `== ${name}\n${text}`)
        .join('\n'),
  }
}

function secret(): string {
  return randomBytes(18).toString('hex')
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
