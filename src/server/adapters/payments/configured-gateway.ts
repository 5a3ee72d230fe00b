import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Clock } from '#server/kernel/clock.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { ownOrigins } from '#server/kernel/own-origins.ts'
import { ownAddress } from '../own-address.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import type { Gateway } from './gateway.ts'
import { createPhonePe } from './phonepe-v1.ts'
import { createPhonePeV2 } from './phonepe-v2.ts'

/** Where the simulated gateway is mounted. */
export const simulatorPath = '/dev/gateway'

/** Known to everyone, like the sandbox keys of real gateways: it opens nothing but the simulator. */
const simulatorAccount = { merchantId: 'PANGATDEMO', saltKey: 'a-key-that-opens-the-simulator-only', saltIndex: '1' }
const simulatorClient = {
  clientId: 'PANGATDEMO',
  clientSecret: 'a-secret-that-opens-the-simulator-only',
  clientVersion: '1',
  webhook: { user: 'simulator', password: 'for-the-simulator-only' },
}

/** The gateway that the settings name, always by the real adapter and real HTTP. */
export function configuredGateway(config: Config, clock: Clock, log: Log): { gateway: Gateway; breaker: Breaker } {
  const { payment } = config
  const breaker = createBreaker()
  if (payment.provider === 'phonepe-v2')
    return { gateway: createPhonePeV2({ ...payment, clock, log, breaker }), breaker }
  if (payment.provider === 'phonepe') return { gateway: createPhonePe({ ...payment, log, breaker }), breaker }
  const baseUrl = ownAddress(config, simulatorPath)
  // The spec's page submits a form; the simulator takes that as well as a plain visit.
  return { gateway: createPhonePe({ ...simulatorAccount, baseUrl, pageMethod: 'POST', log, breaker }), breaker }
}

/** The simulator to mount at {@link simulatorPath}; undefined when the settings name a real gateway, and then it is not even loaded. */
export async function configuredSimulator(config: Config, clock: Clock): Promise<Hono | undefined> {
  if (config.payment.provider !== 'simulator') return undefined
  const publicBase = new URL(simulatorPath, config.publicUrl)
  const webhookUrl = new URL('/payment/webhook', config.publicUrl)
  const dir = join(config.dataDir, 'gateway')
  const { createSimulator } = await import('./simulator/index.ts')
  const merchantOrigins = ownOrigins(config.publicUrl)
  return createSimulator({
    ...simulatorAccount,
    ...simulatorClient,
    webhookUrl,
    dir,
    publicBase,
    merchantOrigins,
    clock,
  })
}

/** Origins to which a page of ours may post the form that leads to the gateway. */
export function gatewayFormOrigins(config: Config): string[] {
  return [config.payment.provider === 'simulator' ? config.publicUrl.origin : config.payment.baseUrl.origin]
}
