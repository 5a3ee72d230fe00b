import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { newId } from '#server/kernel/ids.ts'
import { copyOfTemplate } from '#test/support/postgres.ts'
import { freePort, spawnProduct, startProduct, type RunningProduct } from '#test/support/product.ts'
import { startGateway, type RunningGateway } from '#test/support/running-gateway.ts'
import { Visitor } from '#test/support/visitor.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'

// Starting a process takes as long as the machine is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// The built product in processes of its own, killed as a power cut would kill it, on the engine under test.

let gateway: RunningGateway
let settings: Record<string, string>
let product: RunningProduct | undefined
let cleanUp = async () => {}

beforeAll(async () => {
  gateway = await startGateway()
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-survival-'))
  const port = String(await freePort())
  const database = await databaseOfItsOwn()
  settings = {
    ...gateway.settings,
    ...database.settings,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a-phrase-that-only-the-tests-of-this-project-know',
  }
  cleanUp = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  product = await startProduct(settings)
})

afterAll(async () => {
  await product?.kill()
  await gateway?.stop()
  await cleanUp()
})

async function databaseOfItsOwn(): Promise<{ settings: Record<string, string>; drop: () => Promise<void> }> {
  const template = inject('template')
  if ('dump' in template) return { settings: {}, drop: async () => {} }
  const { databaseUrl, drop } = await copyOfTemplate(template, 'survival')
  return { settings: { DATABASE_URL: databaseUrl }, drop }
}

async function killAndRestart(): Promise<void> {
  await product?.kill()
  product = await startProduct(settings)
}

describe('a process killed at the worst moments', () => {
  const customer = new Visitor('')
  const key = `order-${newId()}`
  let order: OrderView

  test('after the order was placed: it is there, and sending it again makes no second one', async () => {
    Object.assign(customer, { origin: product?.origin })
    await customer.register({
      firstName: 'Asha',
      lastName: 'Kulkarni',
      email: 'asha@example.com',
      phone: '9820011111',
      password: 'Pangat2026x',
    })
    const draft = await customer.draft()
    const placed = await customer.order(draft, key)
    expect(placed.status).toBe(201)

    await killAndRestart()

    const again = await customer.order(draft, key)
    expect(again.body.id).toBe(placed.body.id)
    const mine = await customer.get<{ items: { id: string }[] }>('/api/orders?mine=1')
    expect(mine.items.map(({ id }) => id)).toEqual([placed.body.id])
    order = placed.body
  })

  test('after the payment, whose webhook was lost: it is applied once, and the gateway took the money once', async () => {
    const started = await customer.initiate(order)
    expect(started.status).toBe(200)
    const { transactionId } = started.body
    await gateway.control(transactionId, { do: 'complete', webhook: 'skip' })

    await killAndRestart()

    const answers = await Promise.all(
      [1, 2, 3].map(() => customer.call('POST', `/api/payment/confirm/${order.id}`, { txnId: transactionId })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const paid = await customer.get<OrderView>(`/api/orders/${order.id}`)
    expect(paid).toMatchObject({ state: 'requested', paymentStatus: 'COMPLETED', transactionId })
    expect(paid.events.map(({ to }) => to)).toEqual(['awaiting_payment', 'requested'])
    expect(await gateway.payment(transactionId)).toMatchObject({
      state: 'COMPLETED',
      amount: Math.round(order.bill.total * 100),
    })
  })

  test('after the confirmation: nothing is lost and nothing is double', async () => {
    await killAndRestart()
    const paid = await customer.get<OrderView>(`/api/orders/${order.id}`)
    expect(paid.events.map(({ to }) => to)).toEqual(['awaiting_payment', 'requested'])
    const again = await customer.initiate(order)
    expect(again.status).toBe(409)
  })
})

test('a second process on the same data directory does not start and names the first', async () => {
  if (settings.DATABASE_URL) return
  const second = spawnProduct({ ...settings, PORT: String(await freePort()) })
  const code = await new Promise((resolve) => second.child.once('exit', resolve))
  expect(code).toBe(1)
  expect(second.output()).toContain(`in use by process ${product?.child.pid}`)
})

test('asked to stop, the product answers what is in flight and ends well', async () => {
  const own = await startProduct({
    ...settings,
    PORT: String(await freePort()),
    ...(settings.DATABASE_URL ? {} : { DATA_DIR: await mkdtemp(join(tmpdir(), 'pangat-drain-')) }),
  })
  const fetchAll = (path: string) => Array.from({ length: 20 }, () => fetch(own.origin + path))
  // Opens the connections: one that the product has not accepted yet is reset when it stops listening.
  for (const response of await Promise.all(fetchAll('/health/live'))) await response.text()
  const inFlight = fetchAll('/api/search?lat=19.1&lng=72.8')
  await Promise.race(inFlight)
  const code = own.stop()
  const statuses = (await Promise.all(inFlight)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await code).toBe(0)
})
