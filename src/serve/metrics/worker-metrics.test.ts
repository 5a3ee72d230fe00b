import { EventEmitter } from 'node:events'
import { Counter, Gauge, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { readWorkers } from './worker-metrics.ts'

/** A worker that answers with its figures, or never. */
function aWorker(figures?: { requests: number; waiting: number }) {
  const registry = new Registry()
  if (figures) {
    new Counter({ name: 'requests_total', help: 'r', registers: [registry] }).inc(figures.requests)
    new Gauge({ name: 'oldest', help: 'o', aggregator: 'max', registers: [registry] }).set(figures.waiting)
  }
  const channel = new EventEmitter()
  const worker = {
    on: channel.on.bind(channel) as never,
    off: channel.off.bind(channel) as never,
    isConnected: () => true,
    send: (message: object) => {
      const { id } = message as { id: number }
      // As over the channel between processes, where everything becomes JSON.
      if (figures)
        void registry
          .getMetricsAsJSON()
          .then((metrics) => channel.emit('message', JSON.parse(JSON.stringify({ metricsOf: id, metrics }))))
      return true
    },
  }
  return worker
}

test('workers are summed, and gauges that are the same for all are not', async () => {
  const text = await readWorkers([aWorker({ requests: 3, waiting: 5 }), aWorker({ requests: 4, waiting: 7 })])
  expect(text).toContain('requests_total 7')
  expect(text).toContain('oldest 7')
  expect(text).toContain('pangat_workers{state="answered"} 2')
})

test('a worker that is stuck is said to be, and does not keep the figures of the others', async () => {
  const text = await readWorkers([aWorker({ requests: 3, waiting: 5 }), aWorker()])
  expect(text).toContain('requests_total 3')
  expect(text).toContain('pangat_workers{state="silent"} 1')
})
