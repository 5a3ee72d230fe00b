import type { PromotionView } from '#contract/endpoints/coupons.ts'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { newId } from '#server/kernel/ids.ts'
import { onPostgres } from '#test/support/postgres.ts'
import { Visitor } from '#test/support/visitor.ts'
import type { GatewayProcess } from '../../bench/orders/gateway.ts'
import { documentedSql } from './documented-sql.ts'
import { leftoversIn } from './leftovers.ts'
import { must } from './open-for-business.ts'
import type { Proxy } from './proxy.ts'
import type { MailServer, ReceivedMail } from './start-mail-server.ts'
import { until } from '../support/until.ts'

interface Given {
  proxy: Proxy
  gateway: GatewayProcess
  mailServer: MailServer
  databaseUrl: string
}

const webhook = '/payment/webhook'
const customer = {
  firstName: 'Farida',
  lastName: 'Contractor',
  email: 'farida@contractor-family.in',
  phone: '9811100022',
  password: 'Rava-Upma-Sheera-41',
}

/**
 * Has a customer order and pay: the process that did not start the payment hears of it from the gateway. Returns a line that says
 * what was seen. @throws when the order, an email or a document does not come
 */
export async function orderAndPay({ proxy, gateway, mailServer, databaseUrl }: Given): Promise<string> {
  const buyer = new Visitor(proxy.plainOrigin)
  await buyer.register(customer)
  const welcome = await mailTo(mailServer, customer.email, '/verify-email#')
  await must(buyer, '/auth/email/confirm', { hash: /\/verify-email#([\w-]+)/.exec(welcome.text)?.[1] })

  await onPostgres(databaseUrl, documentedSql('Announce a promotion'))
  const placed = await buyer.order({ ...(await buyer.draft()), couponCode: await announcedCode(buyer) }, newId())
  if (placed.status !== 201) throw new Error(`the order was answered ${placed.status}: ${JSON.stringify(placed.body)}`)
  const order = placed.body
  if (order.bill.discount === 0) throw new Error('the announced code gave no discount')
  const { status, body } = await buyer.initiate(order)
  if (status !== 200) throw new Error(`the payment was answered ${status}: ${JSON.stringify(body)}`)
  const initiated = proxy.passed.findLast(({ path }) => path === '/api/payment/initiate')
  if (!initiated) throw new Error('the payment was not started through the proxy')
  proxy.keepFrom(initiated.process, webhook)
  await completePayment(gateway, body.transactionId)
  const heard = proxy.passed.find(({ path }) => path === webhook)
  if (heard?.status !== 200 || heard.process === initiated.process)
    throw new Error(
      `the webhook was answered ${heard?.status} by process ${heard?.process}, started by ${initiated.process}`,
    )

  const { state } = await buyer.get<OrderView>(`/api/orders/${order.id}`)
  if (state !== 'requested') throw new Error(`the paid order is ${state}`)
  const pdf = await receiptOf(buyer, order)
  const mails = await Promise.all([
    mailTo(mailServer, customer.email, order.bookingCode),
    mailTo(mailServer, 'sunanda@tambe-kitchen.in', order.bookingCode),
  ])
  const left = [welcome, ...mails].flatMap(({ text }) => text.split('\n').flatMap(leftoversIn))
  if (left.length > 0) throw new Error(`emails:\n${left.join('\n')}`)
  return `order ${order.id} is paid: webhook to process ${heard.process}, started by ${initiated.process}; ${mailServer.received.length} emails, a receipt of ${pdf} bytes`
}

/** The code of the promotion that the header shows. */
async function announcedCode(buyer: Visitor): Promise<string> {
  const [promotion] = await buyer.get<PromotionView[]>('/api/promotions')
  if (!promotion?.code) throw new Error('no promotion with a code is shown')
  return promotion.code
}

/** The payer pays; returns when the gateway has reported it. */
async function completePayment(gateway: GatewayProcess, transactionId: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/control/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: 'complete' }),
  })
  if (!response.ok) throw new Error(`the gateway answered ${response.status}: ${await response.text()}`)
}

/** Fetches the receipt of a paid order and returns its size. */
async function receiptOf(buyer: Visitor, { id }: OrderView): Promise<number> {
  const receipt = await until('the receipt', async () =>
    (await buyer.get<OrderDocument[]>(`/api/orders/${id}/documents`)).find(({ kind }) => kind === 'receipt'),
  )
  const response = await fetch(buyer.origin + receipt.pdf, {
    headers: { authorization: `Bearer ${buyer.session?.token}`, 'x-forwarded-for': buyer.address },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || bytes.subarray(0, 5).toString() !== '%PDF-')
    throw new Error(`the receipt answered ${response.status}`)
  return bytes.length
}

/** The email to an address that holds a text, when it has come. */
function mailTo({ received }: MailServer, address: string, text: string): Promise<ReceivedMail> {
  return until(`an email to ${address} with ${text}`, () =>
    received.find((mail) => mail.to.includes(address) && mail.text.includes(text)),
  )
}
