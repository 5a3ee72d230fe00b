import type { Breaker } from './adapters/payments/breaker.ts'
import { configuredGateway } from './adapters/payments/configured-gateway.ts'
import type { Clock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { bookkeeper, orderPaymentHandler, topUpHandler } from './modules/ordering/index.ts'
import { createPayments, type Payments } from './modules/payments/index.ts'

/** Payments by the gateway that the settings name, with what they are for. */
export function createGatewayPayments(
  config: Config,
  clock: Clock,
  log: Log,
): { payments: Payments; breaker: Breaker } {
  const handlers = { order: orderPaymentHandler(clock), top_up: topUpHandler(clock), test: orderPaymentHandler(clock) }
  const { gateway, breaker } = configuredGateway(config, clock, log)
  const payments = createPayments({
    gateway,
    clock,
    publicUrl: config.publicUrl,
    handler: (purpose) => handlers[purpose],
    onMoved: bookkeeper(clock),
  })
  return { payments, breaker }
}
