import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '#test/support/product.ts'
import type { Certificate } from './certificate.ts'
import { until } from '../support/until.ts'

/** What ends TLS. */
export interface TlsProxy {
  name: string
  origin: string
  close(): Promise<void>
}

const caddyfile = join(import.meta.dirname, '../../deploy/Caddyfile')

/** Starts Caddy with the file that deployments use; undefined where it is not installed. */
export async function startCaddy({
  certificate,
  folder,
  upstreams,
}: {
  certificate: Certificate
  folder: string
  upstreams: readonly string[]
}): Promise<TlsProxy | undefined> {
  const version = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  if (version.status !== 0) return undefined
  const origin = `https://localhost:${await freePort()}`
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
      PANGAT_SITE: origin,
      PANGAT_UPSTREAMS: upstreams.join(' '),
      PANGAT_TLS: `tls ${certificate.file} ${certificate.keyFile}`,
      // Its other port, 80, may be another program's on this machine.
      CADDY_OPTIONS: 'auto_https disable_redirects',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await until('Caddy', async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${said}`)
    return /serving initial configuration/.test(said) || undefined
  })
  return {
    name: `Caddy ${version.stdout.trim().split(' ')[0]}`,
    origin,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts a proxy of our own, which hands what it decrypts to a listener. */
export async function startTlsProxy(
  { key, cert }: Certificate,
  listener: (from: IncomingMessage, to: ServerResponse) => void,
): Promise<TlsProxy> {
  const server = createServer({ key, cert }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    name: 'a proxy of our own, since Caddy is not installed (apt-get install caddy)',
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
