import { entryOfProduct, freePort } from '#test/support/product.ts'
import { start, type Running } from './processes.ts'

export const sessionSecret = 'a-phrase-that-only-the-benches-of-this-project-know'

export interface ServiceOptions {
  /** Empty for the embedded engine, which keeps its data in the directory. */
  databaseUrl: string
  dataDir: string
  environment?: Record<string, string>
  nodeArgs?: readonly string[]
  /** Checkout that was built; this one unless given. */
  folder?: string
}

/** Starts the built product. It sheds no load by the delay of its event loop, which on a busy machine is the machine's. */
export async function startService({
  databaseUrl,
  dataDir,
  environment = {},
  ...options
}: ServiceOptions): Promise<Running> {
  const port = await freePort()
  // What replaces modules of the product needs them as they are in the sources.
  return start(options.nodeArgs ? 'src/main.ts' : entryOfProduct(options.folder), {
    ...options,
    port,
    path: '/health/ready',
    environment: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: sessionSecret,
      TRUST_PROXY: '1',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_QUEUE_DELAY_MS: '0',
      ...environment,
    },
  })
}
