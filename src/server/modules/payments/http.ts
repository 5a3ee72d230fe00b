import { paths } from '#contract/paths.ts'
import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { paymentStatus, createTestPayment, verifyPayment } from '#contract/endpoints/payments.ts'
import { fromRupees } from '#contract/values/money.ts'
import { sendJson } from '#server/http/send-json.ts'
import { noteView } from '#server/http/text-views.ts'
import { noteOfPayment } from './domain/note-of-payment.ts'
import type { Api } from '#server/http/api.ts'
import type { Http } from '#server/http/request.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Payments } from './index.ts'

/** How a payment stands, for anyone who knows its id; and the two doors through which a gateway comes in. */
export function bindPayments(api: Api, payments: Payments): void {
  api.on(paymentStatus, async (ctx, { params }) => {
    const { paymentStatus: status, state } = await payments.getStatus(ctx, params.transactionId)
    return { status, ...noteView(noteOfPayment[state]) }
  })

  api.on(verifyPayment, async (ctx, { query }) => {
    const { code, state, attempt } = await payments.getStatus(ctx, query.transactionId)
    return { status: code, ...noteView(noteOfPayment[state]), purpose: attempt.purpose }
  })

  for (const prefix of ['', '/api']) {
    api.raw.post(`${prefix}/payment/webhook`, async (c) => {
      const body = await c.req.text()
      const message = payments.readWebhook(body, (name) => c.req.header(name))
      if (!message) throw fail('signature_invalid')
      await payments.handleWebhook(api.contextOf(c), message, createHash('sha256').update(body).digest('hex'))
      return sendJson(c, JSON.stringify({ message: 'received' }))
    })
    api.raw.on(['GET', 'POST'], `${prefix}/payment/callback`, async (c) => toResult(api, payments, c))
  }
}

/** For demo mode: a test payment, which shows whether the gateway works. */
export function bindTestPayment(api: Api, payments: Payments): void {
  api.on(createTestPayment, (ctx, { body }) => payments.createTestPayment(ctx, fromRupees(body.amount)))
}

/** Redirects to the page with the payment's status, whatever the gateway sent, as a person waits for it. */
async function toResult(api: Api, payments: Payments, c: HonoContext<Http>): Promise<Response> {
  const { reference, transactionId, purpose } = await payments
    .handleReturn(api.contextOf(c), await fieldsOf(c))
    .catch((error: unknown) => {
      c.var.log.error(
        { err: { name: error instanceof Error ? error.name : 'unknown' } },
        'could not read a return from the gateway',
      )
      return { reference: undefined, transactionId: undefined, purpose: undefined }
    })
  c.header('Cache-Control', 'no-store')
  if (purpose === 'test' && transactionId) return c.redirect(paths.paymentStatus(transactionId), 303)
  return c.redirect(paths.paymentResult(reference ?? 'unknown', transactionId ?? 'unknown'), 303)
}

async function fieldsOf(c: HonoContext<Http>): Promise<Record<string, string>> {
  if (c.req.method === 'GET') return c.req.query()
  // A body that is no form is as good as none.
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
