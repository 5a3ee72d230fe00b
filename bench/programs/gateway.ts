// The simulated payment gateway as a process of its own, as a real one is: what it uses of the processors is not the service's.
import { startGateway } from '#test/support/running-gateway.ts'

const { url, settings, stop } = await startGateway()
process.send?.({ port: Number(url.port), settings })
process.once('disconnect', () => void stop().then(() => process.exit(0)))
