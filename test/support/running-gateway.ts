import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createPhonePe, type PhonePeOptions } from '#server/adapters/payments/phonepe-v1.ts'
import { createPhonePeV2, type PhonePeV2Options } from '#server/adapters/payments/phonepe-v2.ts'
import {
  createSimulator,
  type Command,
  type FaultCommand,
  type RefundCommand,
  type Transaction,
} from '#server/adapters/payments/simulator/index.ts'
import type { Gateway } from '#server/adapters/payments/gateway.ts'
import { systemClock, type Clock } from '#server/kernel/clock.ts'
import { createLog } from '#server/kernel/log.ts'

export const gatewayAccount = {
  merchantId: 'PANGATTEST',
  saltKey: '7d2b6c1e-8f04-4a57-9c3d-51a0e6b9f872',
  saltIndex: '1',
}

/** The same merchant's account at v2. */
export const gatewayClient = {
  clientId: 'PANGATTEST_2026',
  clientSecret: 'c0d1f2e3-4a5b-4c6d-8e7f-90a1b2c3d4e5',
  clientVersion: '1',
  webhook: { user: 'pangat', password: 'a-word-for-webhooks' },
}

/** The simulated gateway on an origin of its own, as a real one has it. */
export interface RunningGateway {
  url: URL
  /** Settings that point a server at it, by v1 or by v2 as it was asked for. */
  settings: Record<string, string>
  /** The real adapter of v1, over real HTTP. */
  adapter(options?: Partial<PhonePeOptions>): Gateway
  /** The same of v2. */
  adapterV2(options?: Partial<PhonePeV2Options>): Gateway
  /** Decides for the payer; the webhook has been delivered when this answers, unless it is late. */
  control(transactionId: string, command: Command): Promise<{ state: string; code: string; answers: number[] }>
  fault(command: FaultCommand): Promise<void>
  refunds(command: RefundCommand): Promise<void>
  /** How many tokens v2 has given. */
  tokensIssued(): Promise<number>
  /** From now on v2 takes none of the tokens that it gave. */
  revokeTokens(): Promise<void>
  /** The gateway's own books on a payment. */
  payment(transactionId: string): Promise<Transaction | undefined>
  stop(): Promise<void>
}

export interface GatewayOptions {
  /** Which version of the API servers are pointed at; v1 when missing. */
  version?: 'v1' | 'v2'
  clock?: Clock
  /** Where webhooks go when the merchant has no network: `(path, init) => server.request(path, init)`. */
  deliver?: (path: string, init: RequestInit) => Promise<Response>
}

/** Starts a gateway of its own with empty books on a free port of this machine. */
export async function startGateway({
  version = 'v1',
  clock = systemClock,
  deliver,
}: GatewayOptions = {}): Promise<RunningGateway> {
  const dir = await mkdtemp(join(tmpdir(), 'pangat-gateway-'))
  const server = createServer()
  // A client of a busy test process can send on a connection whose end it has not been told of yet, so the clients end them.
  server.keepAliveTimeout = 0
  const url = await listen(server)
  const simulator = createSimulator({
    dir,
    publicBase: url,
    clock,
    ...gatewayAccount,
    ...gatewayClient,
    webhookUrl: new URL('http://localhost:3000/payment/webhook'),
    ...(deliver ? { deliver: (address: string, init: RequestInit) => deliver(new URL(address).pathname, init) } : {}),
  })
  server.on('request', (request, response) => void getRequestListener(simulator.fetch)(request, response))

  const send = async (path: string, body?: object): Promise<Response> => {
    const init = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}
    const response = await fetch(new URL(path, url), init)
    if (body && !response.ok) throw new Error(`the gateway rejected ${path}: ${await response.text()}`)
    return response
  }
  return {
    url,
    settings: version === 'v1' ? settingsOf(url) : settingsOfV2(url),
    adapter: (options = {}) => createPhonePe({ baseUrl: url, ...gatewayAccount, log: createLog('silent'), ...options }),
    adapterV2: (options = {}) => createPhonePeV2({ ...accountOfV2(url), clock, log: createLog('silent'), ...options }),
    control: async (transactionId, command) =>
      (await (await send(`/control/${transactionId}`, command)).json()) as never,
    fault: async (command) => void (await send('/control/faults', command)),
    refunds: async (command) => void (await send('/control/refunds', command)),
    tokensIssued: async () => ((await (await send('/control/tokens')).json()) as { issued: number }).issued,
    revokeTokens: async () => void (await send('/control/tokens/revoke', {})),
    async payment(transactionId) {
      const response = await send(`/control/${transactionId}`)
      return response.ok ? ((await response.json()) as Transaction) : undefined
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(dir, { recursive: true, force: true })
    },
  }
}

function settingsOf(url: URL): Record<string, string> {
  return {
    PHONEPE_BASE_URL: url.origin,
    PHONEPE_MERCHANT_ID: gatewayAccount.merchantId,
    PHONEPE_SALT_KEY: gatewayAccount.saltKey,
    PHONEPE_SALT_INDEX: gatewayAccount.saltIndex,
  }
}

function accountOfV2(url: URL) {
  return { ...gatewayClient, merchantId: gatewayAccount.merchantId, baseUrl: url, authUrl: url }
}

function settingsOfV2(url: URL): Record<string, string> {
  return {
    PHONEPE_BASE_URL: url.origin,
    PHONEPE_AUTH_URL: url.origin,
    PHONEPE_MERCHANT_ID: gatewayAccount.merchantId,
    PHONEPE_CLIENT_ID: gatewayClient.clientId,
    PHONEPE_CLIENT_SECRET: gatewayClient.clientSecret,
    PHONEPE_CLIENT_VERSION: gatewayClient.clientVersion,
    PHONEPE_WEBHOOK_USER: gatewayClient.webhook.user,
    PHONEPE_WEBHOOK_PASSWORD: gatewayClient.webhook.password,
  }
}

async function listen(server: Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return new URL(`http://127.0.0.1:${address.port}`)
}
