import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import type { MetricsConfig } from '#server/kernel/config/metrics.ts'

/** Serves metrics as text for Prometheus at /metrics; nothing else is answered. Rejects when the port is taken. */
export async function serveMetrics({ host, port }: MetricsConfig, read: () => Promise<string>): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // It must not keep a process that shuts down.
  server.unref()
}
