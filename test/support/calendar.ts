import type { Availability } from '#contract/endpoints/availability.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { newId } from '#server/kernel/ids.ts'
import { run, sql } from '#server/kernel/sql.ts'
import { nextAddress } from './forwarded-address.ts'
import type { TestServer } from './server.ts'

/** Closes a caterer, both days included. Emits nothing. */
export async function closeDays(
  { database }: Pick<TestServer, 'database'>,
  catererId: string,
  first: string,
  last = first,
): Promise<void> {
  await run(
    database.db,
    sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${catererId}, ${first}, ${last})`,
  )
}

/** Promises plates of a day, and sets how many it has. Emits nothing. */
export async function fillDay(
  { database }: Pick<TestServer, 'database'>,
  catererId: string,
  day: string,
  { taken = 0, capacity = null }: { taken?: number; capacity?: number | null },
): Promise<void> {
  await run(
    database.db,
    sql`insert into caterer_days (caterer_id, day, plates_taken, capacity) values (${catererId}, ${day}, ${taken}, ${capacity}::int)`,
  )
}

/** Asks for a caterer's days, from a network of its own unless one is given. */
export async function daysOf(
  server: TestServer,
  catererId: string,
  query: Record<string, string | number>,
  address = nextAddress(),
): Promise<{ status: number; body: Availability & ErrorResponse; headers: Headers }> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await server.request(`/api/caterer/${catererId}/availability?${text.toString()}`, {
    headers: { 'x-forwarded-for': address },
  })
  return {
    status: response.status,
    body: (await response.json()) as Availability & ErrorResponse,
    headers: response.headers,
  }
}
