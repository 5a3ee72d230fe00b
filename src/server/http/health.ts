import type { DatabaseCheck } from '#server/kernel/database/check-database.ts'
import type { Api } from './api.ts'
import { buildId } from '#server/kernel/config/build-id.ts'

export interface HealthDeps {
  /** Reports whether this process can take requests, without asking the database. */
  isReady(): boolean
  database: DatabaseCheck
}

/**
 * Binds the health of the service. A database that is away leaves every process ready: it would else be the balancer that takes the
 * whole site out, with the pages that need no database.
 */
export function bindHealth({ raw }: Api, { isReady, database }: HealthDeps): void {
  const build = buildId()
  raw.get('/health/live', (c) => c.json({ status: 'live', build }))
  raw.get('/health/ready', (c) => {
    const ready = isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  raw.get('/health/database', async (c) => {
    const problem = await database.problem()
    return c.json(problem === undefined ? { status: 'ok' } : { status: 'failing', problem }, problem ? 503 : 200)
  })
}
