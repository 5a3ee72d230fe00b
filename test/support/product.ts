import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Returns what starts the product in a folder: the built service, as `npm start` does, or its source where that was never built, as by
 * earlier commits, or was changed since.
 */
export function entryOfProduct(folder = root): string {
  const built = join(folder, 'build/service/main.js')
  const source = 'src/main.ts'
  if (!existsSync(built)) return source
  const builtAt = statSync(built).mtimeMs
  const sources = globSync(['src/{server,serve,contract}/**/*.ts', 'db/**/*.ts', source], { cwd: folder })
  const isOlder = sources.some((file) => statSync(join(folder, file)).mtimeMs > builtAt)
  return isOlder ? source : built
}

/** The built product in a process of its own, as `npm start` runs it. */
export interface RunningProduct {
  origin: string
  child: ChildProcess
  /** What it wrote so far, both streams. */
  output(): string
  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void>
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the product that was built in a folder, this one unless given, and waits until it is ready.
 * @throws what it printed when it ends before that
 */
export async function startProduct(settings: Record<string, string>, folder = root): Promise<RunningProduct> {
  const product = spawnProduct(settings, folder)
  for (let tries = 0; tries < 1200; tries++) {
    if (product.child.exitCode !== null) break
    if (await isReady(product.origin)) return product
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await product.kill()
  throw new Error(`the product did not become ready:\n${product.output()}`)
}

/** Starts the product without waiting, to see how it ends. `settings.PORT` is needed. */
export function spawnProduct(settings: Record<string, string>, folder = root): RunningProduct {
  const child = spawn(process.execPath, [entryOfProduct(folder)], {
    cwd: folder,
    // A busy machine delays event loops, and shedding by it is for the test of its own alone.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_QUEUE_DELAY_MS: '0',
      // Tests bring databases of their own making.
      DEMO_CITY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal)
    return ended
  }
  return {
    origin: `http://127.0.0.1:${settings.PORT}`,
    child,
    output: () => written,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
