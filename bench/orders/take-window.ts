import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { perRequest, startMeter, type ProcessorTime } from '../shared/processor-meter.ts'
import { openConnections, type Action } from './actions.ts'
import type { GatewayProcess } from './gateway.ts'
import { hammer, type Window } from './hammer.ts'
import type { Shop } from './shop.ts'

export interface WindowOptions {
  gateway: GatewayProcess
  statuses: ResponseStatuses
  clients: number
  seconds: number
  /** Prepared before the window. */
  customers: number
}

/** Has the clients of a shop do the same for some seconds; `time` is that of each action. */
export async function takeWindow(
  { shop, postmaster, action }: { shop: Shop; postmaster: number | undefined; action: Action },
  { gateway, statuses, clients, seconds, customers }: WindowOptions,
): Promise<Window & { time: ProcessorTime }> {
  await shop.prepareCustomers(customers)
  const connections = Array.from({ length: clients }, () => openConnections(shop.service.origin, gateway.port))
  try {
    const stop = startMeter({ service: shop.service.pid, postmaster })
    const window = await hammer(
      connections.map((own) => () => action(own)),
      seconds,
      statuses,
    )
    return { ...window, time: perRequest(stop(), window.times.length) }
  } finally {
    for (const own of connections) own.close()
  }
}
