import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatPaise } from '#contract/values/money.ts'
import { fromBase64, returnText, sameSignature, sign } from '../signature.ts'
import { addressOf, changePayment, paymentOf, type House } from './house.ts'
import { PayOrder } from './merchant-api.ts'
import { headersOf, pageOf, type Html } from './page.ts'
import { decide, type Decision, type Transaction } from './transaction.ts'
import type { Report } from './webhook.ts'

/** What the payer chooses on the page: the outcome, and for testers how the webhook is sent. */
const Choice = z.object({
  do: z.enum(['complete', 'fail', 'pending']),
  report: z.enum(['at_once', 'late', 'twice', 'never', 'forged']).catch('at_once'),
})

const reportOf: Record<z.output<typeof Choice>['report'], { label: string; report: Report }> = {
  at_once: { label: 'at once', report: { webhook: 'send', delayMs: 0 } },
  late: { label: 'after 20 seconds', report: { webhook: 'send', delayMs: 20_000 } },
  twice: { label: 'twice', report: { webhook: 'twice', delayMs: 0 } },
  never: { label: 'never', report: { webhook: 'skip', delayMs: 0 } },
  forged: { label: 'with a wrong signature', report: { webhook: 'bad_checksum', delayMs: 0 } },
}

const stateLabels = { COMPLETED: 'Paid', PENDING: 'Pending', FAILED: 'Not paid' } as const

/** The page on which a payer decides, and the way back to the shop. */
export function bindPayPage(app: Hono, house: House): void {
  app.get('/page/:id', async (c) => {
    const payment = await paymentOf(house, c.req.param('id'))
    return payment ? payPage(c, house, payment) : unknownPage(c)
  })

  app.post('/page/:id', async (c) => {
    const payment = await paymentOf(house, c.req.param('id'))
    if (!payment) return unknownPage(c)
    // A page that answered the form itself would have the browser ask, on the way back to it, whether to send the form again.
    return isGenuine(await fieldsOf(c), payment, house)
      ? c.redirect(addressOf(house, `/page/${payment.id}`), 303)
      : forgedPage(c)
  })

  app.post('/page/:id/decide', async (c) => {
    const id = c.req.param('id')
    const choice = Choice.safeParse(await fieldsOf(c))
    if (!choice.success || !(await paymentOf(house, id))) return unknownPage(c)
    const decision: Decision = { do: choice.data.do }
    const decided = await changePayment(house, id, (before) =>
      before.state === 'PENDING' ? decide(before, decision) : before,
    )
    // The browser does not wait for the webhook; as at a real gateway, either may arrive first.
    void house.reports.send(decided, reportOf[choice.data.report].report)
    return c.redirect(addressOf(house, `/page/${id}/return`), 303)
  })

  app.get('/page/:id/return', async (c) => {
    const payment = await paymentOf(house, c.req.param('id'))
    if (!payment) return unknownPage(c)
    return payment.redirectMode === 'REDIRECT' ? c.redirect(payment.redirectUrl, 303) : returnPage(c, house, payment)
  })
}

async function fieldsOf(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** The form's fields must be what was signed, and what was signed must be this payment. */
function isGenuine(fields: Record<string, string>, payment: Transaction, { options }: House): boolean {
  const { payload = '', checksum = '' } = fields
  if (!sameSignature(checksum, sign(`${payload}/pg/v1/pay`, options))) return false
  const order = PayOrder.safeParse(fromBase64(payload))
  if (!order.success) return false
  const signed: Record<string, unknown> = {
    ...order.data,
    paymentInstrument: JSON.stringify(order.data.paymentInstrument),
  }
  const unchanged = Object.entries(signed).every(([name, value]) => fields[name] === String(value))
  return unchanged && order.data.merchantTransactionId === payment.id && order.data.amount === payment.amount
}

function payPage(c: Context, house: House, payment: Transaction): Response | Promise<Response> {
  if (payment.state !== 'PENDING') return returnPage(c, house, payment)
  const body = html`<h1>Pay ${formatPaise(payment.amount)}</h1>
    <div class="card">${facts(payment)}</div>
    <form method="post" action="${addressOf(house, `/page/${payment.id}/decide`)}">
      <button class="main" name="do" value="complete">Pay ${formatPaise(payment.amount)}</button>
      <button name="do" value="fail">Decline</button>
      <button name="do" value="pending">Leave pending</button>
      <fieldset>
        <legend>The shop is told</legend>
        ${Object.entries(reportOf).map(([name, { label }]) => html`<label><input type="radio" name="report" value="${name}" ${name === 'at_once' ? 'checked' : ''} />${label}</label>`)}
      </fieldset>
    </form>`
  return c.html(pageOf({ title: 'Pay', body }), 200, headersOf([house.options.publicBase.href, payment.redirectUrl]))
}

/** Carries the outcome back to the shop in a signed form, which goes off automatically. */
function returnPage(c: Context, { options }: House, payment: Transaction): Response | Promise<Response> {
  const fields: Record<string, string> = {
    code: payment.code,
    merchantId: payment.merchantId,
    transactionId: payment.id,
    amount: String(payment.paid),
    providerReferenceId: payment.gatewayId,
  }
  const checksum = sign(returnText(fields), options)
  const body = html`<h1>${stateLabels[payment.state]}</h1>
    <div class="card">${facts(payment)}</div>
    <form method="post" action="${payment.redirectUrl}">
      ${Object.entries({ ...fields, checksum }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="main">Back to the shop</button>
    </form>`
  return c.html(
    pageOf({ title: stateLabels[payment.state], body, submits: true }),
    200,
    headersOf([payment.redirectUrl]),
  )
}

function facts(payment: Transaction): Html {
  return html`<dl>
    <dt>Amount</dt>
    <dd class="amount">${formatPaise(payment.amount)}</dd>
    <dt>Transaction</dt>
    <dd>${payment.id}</dd>
    <dt>Merchant</dt>
    <dd>${payment.merchantId}</dd>
  </dl>`
}

function unknownPage(c: Context): Response | Promise<Response> {
  const body = html`<h1>Unknown payment</h1>
    <p>The simulator knows no such payment. Please start again from the shop.</p>`
  return c.html(pageOf({ title: 'Unknown payment', body }), 404, headersOf([]))
}

function forgedPage(c: Context): Response | Promise<Response> {
  const body = html`<h1>This form was changed</h1>
    <p>Its checksum does not fit its fields, so nothing can be paid with it. Please start again from the shop.</p>`
  return c.html(pageOf({ title: 'This form was changed', body }), 400, headersOf([]))
}
