import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import pg from 'pg'
import { run, type Running } from '../shared/processes.ts'
import { startService, type ServiceOptions } from '../shared/service.ts'
import { openDay, orderDrafts, nthOrder } from './order-drafts.ts'
import { createAccounts, createSessions, signIn, type Account, type Execute, type Person } from './people.ts'
import { newId } from '#server/kernel/ids.ts'

/** A running product with the demo city, in which orders are placed. */
export interface Shop {
  service: Running
  /** A customer who has not ordered: unpaid orders are limited by account. Each is used once. */
  nextCustomer(): Person
  /** An order at the next of 40 caterers, on the first day that all before it left. */
  nextOrder(): OrderRequest
  /** An order for the one caterer and day that all of these are for. */
  hotOrder(): OrderRequest
  /** One of the customers who ordered in the city's past, and one of their orders. */
  nextRegular(): { person: Person; orderId: string }
  /** Prepares so many customers. Where the database is embedded they are made before the start. */
  prepareCustomers(unused: number): Promise<void>
  /** Signs everyone in again: access tokens are valid for minutes. */
  renewTokens(): Promise<void>
  close(): Promise<void>
}

export type ShopOptions = ServiceOptions & {
  /** How many customers there are where the database is embedded. */
  embeddedCustomers?: number
}

/** Customers of the past who look at their orders. */
const regulars = 200
/** Caterers that orders are spread over. */
const caterers = 40

/** Fills an empty database with the demo city and starts the product on it. */
export async function openShop({ embeddedCustomers = 0, ...options }: ShopOptions): Promise<Shop> {
  const { databaseUrl, dataDir, folder } = options
  await run('scripts/seed.ts', [], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, folder)
  const { execute, close, isEmbedded } = await openFor(databaseUrl, dataDir)
  // A fast machine would use up the capacity of small caterers, and an error ends the run.
  await execute('update caterers set maximum_serving_capacity = 100000', [])
  const accounts = isEmbedded ? await createAccounts(execute, embeddedCustomers) : []
  const past = await pastOrders(execute)
  if (isEmbedded) await close()
  const service = await startService(options)
  try {
    const drafts = await orderDrafts(service.origin, caterers)
    const hot = await openDay(service.origin, nthOrder(drafts, 0))
    if (!isEmbedded) await liftCapacity(execute, hot)
    const unusedAccounts = [...accounts]
    const unused = await signIn(unusedAccounts, service.origin)
    const pastAccounts = past.map(({ account }) => account)
    const people = await signIn(pastAccounts, service.origin)
    let orders = 0
    let asked = 0
    return {
      service,
      nextOrder: () => nthOrder(drafts, orders++),
      hotOrder: () => hot,
      nextCustomer() {
        const person = unused.pop()
        if (!person) throw new Error('all prepared customers have ordered: prepare more')
        return person
      },
      nextRegular() {
        const nth = asked++
        const person = people[nth % people.length]
        const orderIds = past[nth % past.length]?.orderIds ?? []
        const orderId = orderIds[Math.floor(nth / people.length) % orderIds.length]
        if (!person || orderId === undefined) throw new Error('the city has no past orders')
        return { person, orderId }
      },
      async prepareCustomers(wanted) {
        if (isEmbedded || unused.length >= wanted) return
        const created = await createAccounts(execute, wanted - unused.length)
        unusedAccounts.splice(unused.length)
        unusedAccounts.push(...created)
        unused.push(...(await signIn(created, service.origin)))
      },
      async renewTokens() {
        for (const [persons, own] of [
          [unused, unusedAccounts],
          [people, pastAccounts],
        ] as const) {
          const renewed = await signIn(own, service.origin)
          // Some have ordered meanwhile; those that are left are the first.
          for (const [i, person] of persons.entries()) person.token = renewed[i]?.token ?? person.token
        }
      },
      async close() {
        await service.stop()
        if (!isEmbedded) await close()
      },
    }
  } catch (error) {
    await service.stop()
    throw error
  }
}

async function openFor(databaseUrl: string, dataDir: string) {
  if (databaseUrl === '') {
    const { pglite, close } = await openDatabase({ dataDir })
    const execute: Execute = async <Row>(statement: string, parameters: unknown[]) =>
      (await pglite?.query<Row>(statement, parameters))?.rows ?? []
    return { execute, close, isEmbedded: true }
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // After a failure the database is dropped under it; what failed is what is to be read.
  pool.on('error', () => undefined)
  // What the caller reads is what it named in the statement.
  const execute: Execute = async <Row>(statement: string, parameters: unknown[]) =>
    (await pool.query(statement, parameters)).rows as Row[]
  return { execute, close: () => pool.end(), isEmbedded: false }
}

/** The customers with the most orders, each with a session. */
async function pastOrders(execute: Execute): Promise<{ account: Account; orderIds: string[] }[]> {
  const customers = await execute<{ customer_id: string; ids: string[] }>(
    `select customer_id, array_agg(id::text order by id) as ids from orders
     group by customer_id order by count(*) desc, customer_id limit ${regulars}`,
    [],
  )
  const past = customers.map(({ customer_id: userId, ids: orderIds }) => ({
    account: { userId, sessionId: newId() },
    orderIds,
  }))
  await createSessions(
    execute,
    past.map(({ account }) => account),
  )
  return past
}

/** All the orders of a bench find room on a day. */
async function liftCapacity(execute: Execute, { catererId, eventDate }: OrderRequest): Promise<void> {
  await execute(
    `insert into caterer_days (caterer_id, day, plates_taken, capacity) values ($1, $2, 0, 100000000)
     on conflict (caterer_id, day) do update set capacity = excluded.capacity`,
    [catererId, eventDate],
  )
}
