import pg from 'pg'
import { openDatabase } from '#server/kernel/database/database.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import type { Told } from './buyers.ts'

/** What the database has of what customers were told. */
export interface Books {
  /** Orders that were acknowledged and are not there. */
  lostOrders: number
  /** Customers who sent one order and have several. */
  doubledOrders: number
  /** Payments that were acknowledged and are not recorded. */
  lostPayments: number
  /** Orders that were paid more than once. */
  doubledPayments: number
  /** Names of invariants that do not hold. */
  broken: string[]
}

/** Compares what customers were told with the database. Nothing may be in flight. */
export async function compareBooks(
  databaseUrl: string,
  { placed, paid }: Pick<Told, 'placed' | 'paid'>,
): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const count = async (statement: string, parameters: unknown[]) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${statement}) as found`,
      parameters,
    )
    return rows[0]?.count ?? Number.NaN
  }
  const database = await openDatabase({ databaseUrl, connections: 4 })
  try {
    const found = await count('select 1 from orders where id = any($1)', [placed.map(({ orderId }) => orderId)])
    const paidFor = `select a.reference from payment_attempts a where a.state in ('applied', 'refund_due', 'refunded')`
    const settled = await count(`select distinct reference from (${paidFor} and a.reference = any($1)) as settled`, [
      paid.map(({ orderId }) => orderId),
    ])
    return {
      lostOrders: placed.length - found,
      doubledOrders: await count(
        'select 1 from orders where customer_id = any($1) group by customer_id having count(*) > 1',
        [placed.map(({ userId }) => userId)],
      ),
      lostPayments: paid.length - settled,
      doubledPayments: await count(`${paidFor} and a.reference = any($1) group by 1 having count(*) > 1`, [
        placed.map(({ orderId }) => orderId),
      ]),
      broken: Object.keys(await brokenPromises({ database })),
    }
  } finally {
    await client.end()
    await database.close()
  }
}
