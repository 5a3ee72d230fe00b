// npm run test:upgrade [-- <commit>]: whether this build takes over the data folder of an earlier one. It builds that commit in a
// work tree of the system's temporary folder, starts it with the demo city, places orders, kills it in the midst of a payment and
// starts this build on the folder that it left.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OrderSummary, OrderView } from '#contract/endpoints/orders/order.ts'
import { demoPassword } from '#db/world/index.ts'
import { newId } from '#server/kernel/ids.ts'
import { freePort, startProduct, type RunningProduct } from '#test/support/product.ts'
import { startGateway, type RunningGateway } from '#test/support/running-gateway.ts'
import { Visitor } from '#test/support/visitor.ts'

/** The last commit before identifiers were renamed. */
const lastBeforeRenaming = 'bcab9d3'

const root = join(import.meta.dirname, '..')
const started = performance.now()

function tell(text: string): void {
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min  ${text}`)
}

/** What the earlier build has left: an order whose payment was interrupted, and what people read of the others. */
interface Left {
  interrupted: OrderView
  customer: Visitor
  /** Answers by path, as read by each person. */
  answers: { person: Visitor; path: string; body: unknown }[]
}

/** Places orders in several states, and goes to the gateway with the last one. */
async function fill(origin: string, gateway: RunningGateway): Promise<Left & { transactionId: string }> {
  const customer = new Visitor(origin)
  await customer.login('customer@pangat.example', demoPassword)
  const caterer = new Visitor(origin)
  await caterer.login('caterer@pangat.example', demoPassword)
  const place = async (nth: number) => {
    const { status, body } = await customer.order(await customer.draft(nth), newId())
    if (status !== 201) throw new Error(`order ${nth} returned ${status}: ${JSON.stringify(body)}`)
    return body
  }
  await pay(customer, await place(0), gateway)
  const cancelled = await place(1)
  await pay(customer, cancelled, gateway)
  await must(customer, 'POST', `/api/orders/${cancelled.id}/cancel`, {})
  await must(customer, 'DELETE', `/api/orders/${(await place(2)).id}`)
  await place(3)
  const interrupted = await place(4)
  await until('refunds are done', async () => {
    const { refunds } = await customer.get<OrderView>(`/api/orders/${cancelled.id}`)
    return refunds.every(({ state }) => state === 'done')
  })
  const { transactionId } = await initiate(customer, interrupted)
  const answers = [
    ...(await readBy(customer, '/api/orders?mine=1', interrupted.id)),
    ...(await readBy(caterer, '/api/orders/received?', interrupted.id)).flatMap(seenByCaterers),
    { person: customer, path: '/api/search', body: await customer.get('/api/search') },
  ]
  return { interrupted, customer, answers, transactionId }
}

async function must(who: Visitor, method: string, path: string, body?: unknown): Promise<void> {
  const { status } = await who.call(method, path, body)
  if (status !== 200) throw new Error(`${method} ${path} returned ${status}`)
}

async function initiate(payer: Visitor, order: OrderView): Promise<{ transactionId: string }> {
  const { body, status } = await payer.initiate(order)
  if (status !== 200) throw new Error(`payment of ${order.id} returned ${status}`)
  return body
}

async function pay(payer: Visitor, order: OrderView, gateway: RunningGateway): Promise<void> {
  const { transactionId } = await initiate(payer, order)
  await gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await must(payer, 'POST', `/api/payment/confirm/${order.id}`, { txnId: transactionId })
}

/** First pages of a person's orders, and each order with its documents and messages, but for one order. */
async function readBy(person: Visitor, list: string, except: string): Promise<Left['answers']> {
  const answers: Left['answers'] = []
  const { items } = await person.get<{ items: OrderSummary[] }>(list)
  for (const { id } of items) {
    if (id === except) continue
    for (const part of ['', '/documents', '/messages']) {
      const path = `/api/orders/${id}${part}`
      answers.push({ person, path, body: await person.get(path) })
    }
  }
  return [...answers, { person, path: list, body: { items: items.filter(({ id }) => id !== except) } }]
}

/** Earlier builds told caterers more of customers and documents than they may see (C95), and listed fewer orders on a page. */
function seenByCaterers(answer: Left['answers'][number]): Left['answers'] {
  const { path, body } = answer
  if (path.includes('received') || path.endsWith('/documents')) return []
  if (path.endsWith('/messages')) return [answer]
  const { contact: _contact, venue: _venue, ...seen } = body as Partial<OrderView>
  return [{ ...answer, body: seen }]
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (await isTrue()) return
    await wait(500)
  }
  throw new Error(`waited in vain until ${what}`)
}

/** Throws unless the payment that the payer completed while nothing ran is applied once. */
async function requireSettled({ customer, interrupted }: Left): Promise<void> {
  const see = () => customer.get<OrderView>(`/api/orders/${interrupted.id}`)
  await until('the interrupted payment is applied', async () => (await see()).state !== 'awaiting_payment')
  const { events, paymentStatus } = await see()
  const steps = events.map(({ to }) => to).join(' > ')
  if (steps !== 'awaiting_payment > requested' || paymentStatus !== 'COMPLETED') {
    throw new Error(`the interrupted payment ended as ${paymentStatus}, its order as ${steps}`)
  }
}

/** Throws with every value that reads otherwise than before. */
async function requireSame({ answers, interrupted }: Left): Promise<void> {
  const found: string[] = []
  for (const { person, path, body } of answers) {
    const now = await person.get<{ items?: { id: string }[] }>(path)
    const others = now.items ? { ...now, items: now.items.filter(({ id }) => id !== interrupted.id) } : now
    found.push(...differences(body, others, path))
  }
  if (found.length > 0) throw new Error(`reads otherwise than before:\n${found.join('\n')}`)
}

/** Values that differ, by path. What only `after` has is new and no difference. */
function differences(before: unknown, after: unknown, path: string): string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) {
    return Object.is(before, after) ? [] : [`${path}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`]
  }
  const values = new Map<string, unknown>(Object.entries(after))
  // The sentences on what cannot be done may be reworded.
  if (path.endsWith(' cannot')) {
    return Object.keys(before).flatMap((key) => (values.has(key) ? [] : [`${path} ${key} is possible now`]))
  }
  if (Array.isArray(before) && before.length !== values.size) {
    return [`${path}: ${before.length} items became ${values.size}`]
  }
  return Object.entries(before).flatMap(([key, value]) => differences(value, values.get(key), `${path} ${key}`))
}

const commit = process.argv[2] ?? lastBeforeRenaming
const folder = await mkdtemp(join(tmpdir(), 'pangat-upgrade-'))
const tree = join(folder, 'before')
let product: RunningProduct | undefined
let gateway: RunningGateway | undefined
try {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { cwd: root, stdio: 'inherit' })
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'start'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  tell(`built ${commit}`)

  gateway = await startGateway()
  const port = String(await freePort())
  const settings = {
    ...gateway.settings,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a-phrase-that-only-the-tests-of-this-project-know',
  }
  product = await startProduct(settings, tree)
  const { transactionId, ...left } = await fill(product.origin, gateway)
  await product.kill()
  // The payer goes on while nothing of the product runs, and the gateway's report is lost.
  await gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  tell('filled a data folder and killed the process in the midst of a payment')

  product = await startProduct(settings)
  tell('started this build on that folder')
  await requireSettled(left)
  await requireSame(left)
  await new Visitor(product.origin).login('customer@pangat.example', demoPassword)
  const exit = await product.stop()
  if (exit !== 0) throw new Error(`this build ended with ${exit}`)
  if (product.output().includes('"level":50')) throw new Error('this build logged an error')
  tell(
    `checked: the interrupted payment is applied once, ${left.answers.length} answers on orders, documents, messages and`,
  )
  tell('search to a customer and a caterer are as before, earlier sessions and passwords are valid, no error is logged')
} catch (error) {
  console.error(product?.output())
  throw error
} finally {
  await product?.kill()
  await gateway?.stop()
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root, stdio: 'inherit' })
  await rm(folder, { recursive: true, force: true })
}
