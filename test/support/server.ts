import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { loadConfig } from '#server/kernel/config.ts'
import { contextFor, type Context, type Actor } from '#server/kernel/context.ts'
import { openDatabase, type Database, type DatabaseLocation } from '#server/kernel/database/database.ts'
import { createLog, type Log } from '#server/kernel/log.ts'
import { createServices, type Services } from '#server/services.ts'
import { apiValidator } from './api-validator.ts'
import { openEmbedded } from './embedded-database.ts'
import { copyOfTemplate } from './postgres.ts'

/** Friday, 20 November 2026, 10:00 in India: the moment at which every test begins. */
export const testStart = new Date('2026-11-20T04:30:00Z')

/** Where the tests of this process keep uploads. */
const dataDir = join(tmpdir(), `pangat-tests-${process.pid}`)

/** A running service without a network: the real app over an empty database of the engine under test. */
export interface TestServer {
  services: Services
  database: Database
  clock: ReturnType<typeof clockAt>
  /** Calls the API. Throws when the response of an operation is not the documented one. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Ids of the operations that answered with success so far. */
  succeeded: Set<string>
  /** A context for calling operations directly. */
  context(actor?: Actor): Context
}

/**
 * One server for the tests of a file, on PGlite in memory or on a fresh database of TEST_DATABASE_URL.
 * The clock is set back before each test; rows are not removed, so tests make what they need.
 */
export function useServer(settings: Record<string, string> = {}): TestServer {
  const server = { clock: clockAt(testStart) } as TestServer
  let drop = async () => {}
  beforeAll(async () => {
    const fresh = await freshDatabase()
    drop = fresh.drop
    Object.assign(server, await serve(await openDatabase(fresh.location), { clock: server.clock, settings }))
  })
  beforeEach(() => server.clock.set(testStart))
  afterAll(async () => {
    server.services?.images.close()
    await server.services?.catalogue.close()
    await server.database?.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}

/** The service over an open database; another one over the same database is what a restart is. */
export async function serve(
  database: Database,
  {
    clock,
    settings = {},
    log = createLog('silent'),
  }: { clock: TestServer['clock']; settings?: Record<string, string>; log?: Log },
): Promise<TestServer> {
  const config = loadConfig({
    PANGAT_MODE: 'demo',
    PORT: '3000',
    // Each person of a test comes from an address of their own.
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a-phrase-that-only-the-tests-of-this-project-know',
    ...settings,
  })
  const services = await createServices({ config, log, database, clock, checkAnswers: true })
  const app = createApp(services)
  const succeeded = new Set<string>()
  return {
    succeeded,
    services,
    database,
    clock,
    request: async (path, init) => {
      const response = await app.request(path, await asBytes(init))
      const { operationOf, problemOf } = apiValidator()
      const operation = operationOf(init?.method ?? 'GET', new URL(path, config.publicUrl).pathname)
      if (operation === undefined) return response
      const problem = await problemOf(operation, response)
      if (problem !== undefined) throw new Error(problem)
      if (response.status < 400) succeeded.add(operation)
      return response
    },
    context: (actor = { kind: 'visitor' }) => contextFor(services.context, { actor, log }),
  }
}

/**
 * A form as the bytes in which it travels. Node makes the stream of a form as it is read, and fails outside of any call when a server
 * stops reading meanwhile, which one that rejects an upload does; it makes no such stream for a request that came over the network.
 */
async function asBytes(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (!(init?.body instanceof FormData)) return init
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', form.headers.get('Content-Type') ?? '')
  return { ...init, headers, body: await form.arrayBuffer() }
}

/** A database with the schema and nothing else: a copy of the template that test/support/template.ts made once. */
export async function freshDatabase(): Promise<{ location: DatabaseLocation; drop: () => Promise<void> }> {
  const template = inject('template')
  if ('dump' in template) {
    return { location: { pglite: await openEmbedded(template.dump) }, drop: async () => {} }
  }
  const { databaseUrl, drop } = await copyOfTemplate(template, 'test')
  return { location: { databaseUrl }, drop }
}
