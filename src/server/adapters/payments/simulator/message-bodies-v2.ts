import { timeOutMs, type Refund, type Transaction } from './transaction.ts'

/** How a payment stands, as v2 says it. `amount` is what was taken. */
export function orderStatusBody(payment: Transaction) {
  const { id, merchantId, gatewayId, state, code, createdAt } = payment
  const failure = state === 'FAILED' ? { errorCode: code, detailedErrorCode: code } : {}
  const tried = state === 'PENDING' ? [] : [attemptAt(payment)]
  return {
    orderId: gatewayId,
    merchantId,
    merchantOrderId: id,
    state,
    amount: payment.paid,
    expireAt: Date.parse(createdAt) + timeOutMs,
    ...failure,
    paymentDetails: tried,
  }
}

function attemptAt({ gatewayId, state, paid, createdAt }: Transaction) {
  return {
    transactionId: `OM${gatewayId.slice(3)}`,
    paymentMode: 'UPI_QR',
    timestamp: Date.parse(createdAt),
    amount: paid,
    state,
  }
}

/** How a refund stands, as v2 says it. */
export function refundStatusBody(payment: Transaction, refund: Refund) {
  return {
    merchantId: payment.merchantId,
    merchantRefundId: refund.id,
    originalMerchantOrderId: payment.id,
    refundId: `OMR${payment.gatewayId.slice(3)}`,
    amount: refund.amount,
    state: refund.state,
  }
}

/** The body of a webhook about a payment, or a refund of it. */
export function webhookBody(payment: Transaction, refund?: Refund): string {
  if (refund)
    return JSON.stringify({
      event: `pg.refund.${refund.state.toLowerCase()}`,
      payload: refundStatusBody(payment, refund),
    })
  return JSON.stringify({ event: `checkout.order.${payment.state.toLowerCase()}`, payload: orderStatusBody(payment) })
}
