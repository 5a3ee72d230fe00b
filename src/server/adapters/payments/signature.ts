import { createHash, timingSafeEqual } from 'node:crypto'

/** The merchant's secret and the number under which the gateway knows it. */
export interface Salt {
  saltKey: string
  saltIndex: string
}

/** User and password that the merchant set for webhooks in the dashboard of v2. */
export interface WebhookLogin {
  user: string
  password: string
}

/** PhonePe's X-VERIFY of a text: what the text is differs by call, see the functions below. */
export function sign(text: string, { saltKey, saltIndex }: Salt): string {
  return `${createHash('sha256')
    .update(text + saltKey)
    .digest('hex')}###${saltIndex}`
}

/** What v2 sends as Authorization of every webhook: it is the same each time and says nothing about the body. */
export function webhookAuthorization({ user, password }: WebhookLogin): string {
  return createHash('sha256').update(`${user}:${password}`).digest('hex')
}

/** Reports whether both are the same, in a time that says nothing about where they differ. */
export function sameSignature(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** The text that signs what a browser carries back: these fields' values, in this order. */
export function returnText(fields: Readonly<Record<string, string>>): string {
  const names = ['code', 'merchantId', 'transactionId', 'amount', 'providerReferenceId', 'merchantOrderId']
  for (let i = 1; i <= 20; i++) names.push(`param${i}`)
  return names.map((name) => fields[name] ?? '').join('')
}

export function toBase64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

/** The JSON value in a base64 text; undefined when there is none. */
export function fromBase64(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64').toString('utf8'))
}

/** The JSON value of a text; undefined when there is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
