import { firstRow, sql } from '#server/kernel/sql.ts'
import type { World } from './world.ts'

/** Runs a background job on one of the processes. */
export async function runJobOf(
  { server, processes }: Pick<World, 'server' | 'processes'>,
  name: string,
): Promise<void> {
  await server.services.backgroundJobs[name]?.().catch((error: unknown) => {
    // A killed process reports no error, and one without its database tries again.
    if (!processes.crashes.hasCrashed() && !processes.cuts.hasCut()) throw error
  })
}

/** Most rounds of the background jobs until nothing follows from them, such as a payout, its transfer, an email about it and the audit. */
const mostRounds = 10

/** Runs all background jobs while no time passes, until a round records no event, so that all were told of those before. */
export async function runUntilQuiet({ server }: Pick<World, 'server'>): Promise<void> {
  const latest = async () =>
    (await firstRow<{ id: string | null }>(server.database.db, sql`select max(id) as id from events`))?.id
  let before: string | null | undefined
  for (let round = 0; round < mostRounds; round++) {
    for (const run of Object.values(server.services.backgroundJobs)) await run()
    const now = await latest()
    if (now === before) return
    before = now
  }
}
