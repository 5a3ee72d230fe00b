import { afterAll, beforeAll } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { startGateway as startRunning, type GatewayOptions, type RunningGateway } from './running-gateway.ts'
import { testStart } from './server.ts'

export { gatewayAccount, gatewayClient, type GatewayOptions, type RunningGateway } from './running-gateway.ts'

/** A gateway of its own whose clock stands at the tests' beginning unless one is given. */
export function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  return startRunning({ clock: clockAt(testStart), ...options })
}

/**
 * One gateway for the tests of a file. Call it before `useServer(gateway.settings)`: the settings are filled when it has started.
 */
export function useGateway(options: GatewayOptions = {}): RunningGateway {
  const gateway = { settings: {} } as RunningGateway
  beforeAll(async () => {
    const { settings, ...rest } = await startGateway(options)
    Object.assign(gateway, rest)
    Object.assign(gateway.settings, settings)
  })
  afterAll(() => gateway.stop?.())
  return gateway
}
