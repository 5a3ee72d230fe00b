import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { rowsOfPostgres } from '#test/support/postgres.ts'
import { intervalOf } from '#server/job-intervals.ts'

/** What the turns of the jobs were like. */
export interface JobTurns {
  jobs: number
  turns: number
  /** Seconds between two turns of a job. */
  shortest: number
  longest: number
}

const minuteMs = 60_000
const lookMs = 500

/** Looks at the turns of the jobs that run once a minute, until the answer is called. */
export function watchJobs(databaseUrl: string): () => Promise<JobTurns> {
  const turns = new Map<string, number[]>()
  const stopping = new AbortController()
  const look = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ name: string; next_at: Date }>('select name, next_at from job_turns')
    for (const { name, next_at } of rows) {
      if (intervalOf(name) !== minuteMs) continue
      const known = turns.get(name) ?? []
      if (known.at(-1) !== next_at.getTime()) turns.set(name, [...known, next_at.getTime()])
    }
  }
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_000,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        while (!stopping.signal.aborted) {
          await look(client)
          await wait(lookMs)
        }
      } catch {
        // The database is away; the turns are seen when it is back.
        await wait(lookMs)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await watching
    // The first moment of each is that of its row, or a turn that began before.
    const gaps = [...turns.values()].flatMap((ats) =>
      ats.slice(2).map((at, index) => (at - (ats[index + 1] ?? at)) / 1_000),
    )
    return {
      jobs: turns.size,
      turns: gaps.length,
      shortest: Math.min(...gaps),
      longest: Math.max(...gaps),
    }
  }
}

/** Connections of the product on the primary, by the name that it gives them. */
export async function countConnections(adminUrl: string): Promise<Record<string, number>> {
  const found = await rowsOfPostgres<{ name: string; count: number }>(
    adminUrl,
    `select application_name as name, count(*)::int from pg_stat_activity where datname = 'pangat' and usename = 'pangat' group by 1`,
  )
  return Object.fromEntries(found.map(({ name, count }) => [name, count]))
}
