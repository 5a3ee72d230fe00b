import { beforeAll, beforeEach } from 'vitest'
import { paise, type Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import { createApp } from '#server/app.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { bindPayments } from '#server/modules/payments/http.ts'
import { createPayments, type Attempt, type PaymentHandler, type Payments } from '#server/modules/payments/index.ts'
import type { Gateway } from '#server/adapters/payments/gateway.ts'
import { aUser } from '#test/factories/index.ts'
import { startGateway, type RunningGateway } from './gateway.ts'
import { useServer, type TestServer } from './server.ts'

/** Payments over the simulated gateway, with a handler that keeps what it was told in a table. */
export interface PaymentsUnderTest {
  server: TestServer
  gateway: RunningGateway
  adapter: Gateway
  payments: Payments
  ctx: Context
  /** What the handler does with money; a test may replace it for its own time. */
  handler: PaymentHandler
  request(path: string, init?: RequestInit): Promise<Response>
  /** A reference with attempt 1, as an order has it. */
  aReference(
    amount?: Paise,
  ): Promise<{ reference: string; payer: { id: string; phone: string }; amount: Paise; transactionId: string }>
  /** As `aReference`, and on the gateway's page. */
  aPaymentUnderWay(amount?: Paise): ReturnType<PaymentsUnderTest['aReference']>
  stateOf(transactionId: string): Promise<AttemptState>
  /** 'open>pending>applied', and a complaint when the numbers of the events have a gap. */
  historyOf(transactionId: string): Promise<string>
  /** What the handler was told of a reference, in order. */
  toldOf(reference: string): Promise<string[]>
  refundsOf(
    transactionId: string,
  ): Promise<{ id: string; state: string; amount: number; reason: string; tries: number }[]>
  /** Lets time pass and background jobs. */
  later(seconds: number): Promise<void>
}

/** By v1 of the gateway's API, or by v2. */
export function usePayments(version: 'v1' | 'v2' = 'v1'): PaymentsUnderTest {
  const it = { server: useServer() } as PaymentsUnderTest
  const { clock } = it.server
  const usual: PaymentHandler = {
    lock: lockReference,
    awaits: async () => true,
    onPaid: (tx, attempt) => record(tx, attempt, 'paid'),
    onFailed: async (tx, attempt) => void (await record(tx, attempt, 'failed')),
  }
  beforeAll(async () => {
    // In a schema of its own, which can be dropped without a trace.
    await it.server.database.script(`
      create schema if not exists test;
      create table if not exists test.settlements (n serial, reference text, attempt_id text, kind text)`)
    it.gateway = await startGateway({ clock, deliver: (path, init) => it.request(path, init) })
    // A busy machine is no gateway that is down; what the adapter does about one of those is tested beside it.
    const patience = { timeoutMs: 60_000 }
    it.adapter = version === 'v1' ? it.gateway.adapter(patience) : it.gateway.adapterV2(patience)
    it.ctx = it.server.context({ kind: 'system', name: 'test' })
    it.payments = createPayments({
      gateway: it.adapter,
      clock,
      publicUrl: new URL('http://localhost:3000'),
      handler: () => it.handler,
      onMoved: async () => {},
    })
    const app = createApp({ ...it.server.services, modules: [(api) => bindPayments(api, it.payments)] })
    it.request = async (path, init) => app.request(path, init)
    return () => it.gateway.stop()
  })
  beforeEach(async () => {
    it.handler = usual
    // Work left by earlier tests is marked as not due, so that a run finds this test's alone.
    await it.server.database.script(`
      update payment_attempts set next_check_at = null;
      update refunds set state = 'failed' where state in ('due', 'pending')`)
    for (const call of ['pay', 'status', 'refund', 'token'] as const) await it.gateway.fault({ call })
  })
  return Object.assign(it, helpers(it), {
    async later(seconds: number) {
      clock.advance(seconds * 1_000)
      await it.payments.reconcile(it.ctx)
    },
  })
}

/** Stands for the row lock of an order. */
async function lockReference(tx: Tx, reference: string): Promise<void> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext(${reference}))`)
}

async function record(tx: Tx, attempt: Attempt, kind: string): Promise<'applied'> {
  await rows(
    tx,
    sql`insert into test.settlements (reference, attempt_id, kind) values (${attempt.reference}, ${attempt.id}, ${kind})`,
  )
  return 'applied'
}

function helpers(it: PaymentsUnderTest) {
  const db = () => it.server.database.db
  const aReference: PaymentsUnderTest['aReference'] = async (amount = paise(1_890_000)) => {
    const { id, phone } = await aUser(it.server)
    const reference = newId()
    const attempt = await it.ctx.transaction((tx) => it.payments.reserve(tx, { reference, payerId: id, amount }))
    return { reference, payer: { id, phone }, amount, transactionId: attempt.id }
  }
  return {
    aReference,
    async aPaymentUnderWay(amount?: Paise) {
      const about = await aReference(amount)
      await it.payments.initiate(it.ctx, about)
      return about
    },
    async stateOf(transactionId: string) {
      const [row] = await rows<{ state: AttemptState }>(
        db(),
        sql`select state from payment_attempts where id = ${transactionId}`,
      )
      if (!row) throw new Error(`no attempt ${transactionId}`)
      return row.state
    },
    async historyOf(transactionId: string) {
      const events = await rows<{ seq: number; from_state: string | null; to_state: string }>(
        db(),
        sql`select seq, from_state, to_state from payment_events where attempt_id = ${transactionId} order by seq`,
      )
      const whole = events.every(
        (event, i) => event.seq === i + 1 && event.from_state === (events[i - 1]?.to_state ?? null),
      )
      return events.map((event) => event.to_state).join('>') + (whole ? '' : ' with a gap')
    },
    async toldOf(reference: string) {
      const told = await rows<{ kind: string }>(
        db(),
        sql`select kind from test.settlements where reference = ${reference} order by n`,
      )
      return told.map(({ kind }) => kind)
    },
    async refundsOf(transactionId: string) {
      return rows<{ id: string; state: string; amount: number; reason: string; tries: number }>(
        db(),
        sql`select id, state, amount_paise as amount, reason, tries from refunds where attempt_id = ${transactionId} order by id`,
      )
    },
  }
}
