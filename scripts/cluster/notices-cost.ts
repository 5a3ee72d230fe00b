import { setTimeout as wait } from 'node:timers/promises'
import { onPostgres } from '#test/support/postgres.ts'
import { startBuyers } from './buyers.ts'
import type { Stock } from './stock.ts'

type BuyersOptions = Parameters<typeof startBuyers>[0]

interface Given extends BuyersOptions {
  adminUrl: string
  stock: Stock
}

const rounds = 4
const windowMs = 6_000
const mostPerWindow = 600

/**
 * Measures paid orders per second with notices and without them, in turns. They are switched off in the database: a function of the same
 * name that does nothing comes before the server's own, in sessions that begin after this.
 */
export async function measureNotices({ adminUrl, stock, ...load }: Given): Promise<{ on: number[]; off: number[] }> {
  await onPostgres(adminUrl, 'alter database pangat set search_path = public, pg_catalog')
  const perSecond = { on: [] as number[], off: [] as number[] }
  try {
    await switchNotices(adminUrl, 'on')
    await onPostgres(
      adminUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'pangat' and usename = 'pangat'`,
    )
    await wait(3_000)
    for (let round = 0; round <= rounds; round++)
      for (const which of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        await switchNotices(adminUrl, which)
        await stock.fill(mostPerWindow)
        const buyers = startBuyers({ ...load, stock })
        const begun = performance.now()
        await wait(windowMs)
        const paid = buyers.told.paid.length / ((performance.now() - begun) / 1_000)
        await buyers.stop()
        // The first round warms the sessions up.
        if (round > 0) perSecond[which].push(paid)
      }
  } finally {
    await onPostgres(adminUrl, 'alter database pangat reset search_path')
  }
  return perSecond
}

async function switchNotices(adminUrl: string, which: 'on' | 'off'): Promise<void> {
  const body = which === 'on' ? 'select pg_catalog.pg_notify($1, $2)' : 'select null::void'
  await onPostgres(
    adminUrl,
    `create or replace function public.pg_notify(text, text) returns void language sql volatile as '${body}'`,
  )
}
