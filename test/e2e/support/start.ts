import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway } from '#test/support/running-gateway.ts'
import { pushKeys } from '#test/support/push-service.ts'
import { freePort, startProduct } from '#test/support/product.ts'

/** One built product with the demo city for all tests, and a gateway on an origin of its own. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-e2e-'))
  const port = String(await freePort())
  const gateway = await startGateway()
  const product = await startProduct({
    ...gateway.settings,
    ...pushKeys,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    // Tests state the address they come from.
    TRUST_PROXY: '1',
  })
  // Workers inherit the environment as it is when this ends.
  process.env.PANGAT_ORIGIN = product.origin
  process.env.PANGAT_GATEWAY = gateway.url.origin
  return async () => {
    await product.stop()
    await gateway.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
