import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { isOwnOrigin, isSameLoopback } from '#server/kernel/own-origins.ts'
import { maxPaise, paise } from '#contract/values/money.ts'
import { changePayment, changeRefund, faultKinds, paymentOf, type House } from './house.ts'
import { decide, type Decision } from './transaction.ts'

const Webhook = z.enum(['send', 'skip', 'twice', 'bad_checksum'])

/** What a test decides for a payer, and how the merchant hears of it. Amounts are paise. */
const Command = z.object({
  do: z.enum(['complete', 'fail', 'pending']),
  webhook: Webhook.default('send'),
  delayMs: z.number().int().min(0).max(86_400_000).default(0),
  /** What is taken instead of the amount asked for. */
  amount: z.number().int().min(0).max(maxPaise).optional(),
  /** With which code it fails. */
  code: z.enum(['PAYMENT_ERROR', 'PAYMENT_DECLINED', 'TIMED_OUT']).optional(),
})
export type Command = z.input<typeof Command>

const FaultCommand = z.object({
  call: z.enum(['pay', 'status', 'refund', 'token']),
  /** Without a kind the fault ends. */
  kind: z.enum(faultKinds).optional(),
  times: z.number().int().min(1).default(1),
})
export type FaultCommand = z.input<typeof FaultCommand>

/** What becomes of the refund `id`, or without one of every refund that is asked for from now on. */
const RefundCommand = z.object({
  id: z.string().optional(),
  state: z.enum(['COMPLETED', 'PENDING', 'FAILED']),
  /** How the merchant hears of the refund `id`: not at all, unless it is said. */
  webhook: Webhook.default('skip'),
})
export type RefundCommand = z.input<typeof RefundCommand>

/**
 * Levers for tests and demonstrations. A real gateway has none, so nothing but those may use them; a page of another site that is
 * open in the same browser may not.
 */
export function bindControl(app: Hono, house: House): void {
  for (const path of ['/control', '/control/*'])
    app.use(path, async (c, next) => {
      const [origin, host] = [c.req.header('origin'), c.req.header('host')]
      const isOwn = isOwnOrigin(origin, house.options.publicBase) || (origin && isSameLoopback(origin, host))
      const site = c.req.header('sec-fetch-site')
      if (!isOwn || site === 'cross-site' || site === 'same-site') return c.json({ error: 'foreign origin' }, 403)
      return next()
    })

  app.post('/control/faults', async (c) => {
    const fault = FaultCommand.safeParse(await jsonOf(c))
    if (!fault.success) return c.json({ error: fault.error.message }, 400)
    const { call, kind, times } = fault.data
    if (kind) house.faults.set(call, { kind, times })
    else house.faults.delete(call)
    return c.json({ call, kind, times })
  })

  app.post('/control/refunds', async (c) => {
    const command = RefundCommand.safeParse(await jsonOf(c))
    if (!command.success) return c.json({ error: command.error.message }, 400)
    const { id, state, webhook } = command.data
    if (id === undefined) {
      house.refundState.value = state
      return c.json(command.data)
    }
    const payment = await changeRefund(house, id, state)
    const refund = payment?.refunds.find((known) => known.id === id)
    if (!payment || !refund) return c.json({ error: 'unknown refund' }, 404)
    return c.json({ ...command.data, answers: await house.reports.send(payment, { webhook, delayMs: 0 }, refund) })
  })

  app.get('/control/tokens', (c) => c.json({ issued: house.tokens.issued() }))
  app.post('/control/tokens/revoke', (c) => {
    house.tokens.revokeAll()
    return c.json({ issued: house.tokens.issued() })
  })

  app.get('/control', async (c) => c.json(await house.ledger.all()))

  app.get('/control/:id', async (c) => {
    const payment = await paymentOf(house, c.req.param('id'))
    return payment ? c.json(payment) : c.json({ error: 'unknown payment' }, 404)
  })

  app.post('/control/:id', async (c) => {
    const command = Command.safeParse(await jsonOf(c))
    if (!command.success) return c.json({ error: command.error.message }, 400)
    const id = c.req.param('id')
    if (!(await paymentOf(house, id))) return c.json({ error: 'unknown payment' }, 404)
    const decided = await changePayment(house, id, (before) => decide(before, decisionOf(command.data)))
    const answers = await house.reports.send(decided, command.data)
    return c.json({ state: decided.state, code: decided.code, answers })
  })
}

async function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function decisionOf(command: z.output<typeof Command>): Decision {
  if (command.do === 'complete')
    return { do: 'complete', ...(command.amount === undefined ? {} : { amount: paise(command.amount) }) }
  if (command.do === 'fail') return { do: 'fail', ...(command.code === undefined ? {} : { code: command.code }) }
  return { do: 'pending' }
}
