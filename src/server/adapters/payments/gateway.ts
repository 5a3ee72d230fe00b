import type { Paise } from '#contract/values/money.ts'

/** What a payment is about, as a gateway needs it. `mobileNumber` is ten digits. */
export interface PayRequest {
  transactionId: string
  userId: string
  amount: Paise
  mobileNumber: string
  /** Where the browser goes afterwards. */
  redirectUrl: string
  /** Where the gateway reports to, server to server. */
  callbackUrl: string
}

/** How a browser gets to the gateway's page: POST the fields there, or just go. */
export interface PayPage {
  url: string
  method: 'POST' | 'GET'
  checksum: string
  /** The signed request, base64. */
  payload: string
  fields: Record<string, string>
}

/** What a gateway says of a payment. UNKNOWN is every answer that decides nothing, such as none at all. */
export interface GatewayStatus {
  /** The gateway's own code; TRANSACTION_NOT_FOUND, by whatever name, when it has never heard of the payment. */
  code: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED' | 'UNKNOWN'
  /** What was paid, when COMPLETED; missing when it was no amount of rupees. */
  amount?: Paise
  gatewayTransactionId?: string
}

/** 'unknown': no answer, so it may have been done or not. 'missing': the gateway has never heard of the refund. */
export interface RefundStatus {
  state: 'done' | 'pending' | 'failed' | 'unknown' | 'missing'
  code: string
}

/** What a genuine webhook is about. It is a hint to ask, never a fact. */
export interface WebhookMessage {
  transactionId: string
  merchantId: string
  code: string
}

/** The gateway took this payment before and does not tell its page a second time. */
export class AlreadyTaken extends Error {
  constructor() {
    super('the gateway has taken this payment before')
    this.name = 'AlreadyTaken'
  }
}

/**
 * A payment gateway. Only `pay` fails: it throws `gateway_unreachable`, or throws {@link AlreadyTaken}; the others answer that
 * they do not know.
 */
export interface Gateway {
  /** Names the gateway in the inbox of its messages. */
  readonly provider: string
  readonly merchantId: string
  /** Tells the gateway about a payment; repeating it with the same transactionId makes no second one. */
  pay(request: PayRequest): Promise<PayPage>
  /** The page of a payment that the gateway already knows, without asking it. */
  pageOf(request: PayRequest, url: string): PayPage
  status(transactionId: string): Promise<GatewayStatus>
  /** Must not be repeated after 'unknown' before `refundStatus` returns 'missing'. */
  refund(refund: { refundId: string; transactionId: string; amount: Paise; callbackUrl: string }): Promise<RefundStatus>
  refundStatus(refundId: string): Promise<RefundStatus>
  /** Undefined unless the signature fits the bytes. */
  readWebhook(body: string, header: (name: string) => string | undefined): WebhookMessage | undefined
  /** True when the fields that a browser brought back carry the gateway's checksum. */
  checkReturn(fields: Readonly<Record<string, string>>): boolean
}
