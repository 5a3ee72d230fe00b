import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, type Registry } from 'prom-client'

/** The library's own way gives up altogether when one worker does not answer, which is when figures are wanted most. */
const answerMs = 3_000

interface Question {
  ask: 'metrics'
  id: number
}

interface Figures {
  metricsOf: number
  metrics: Awaited<ReturnType<Registry['getMetricsAsJSON']>>
}

/** Answers the primary process whenever it asks for the metrics of this worker. */
export function answerPrimary(registry: Registry): void {
  process.on('message', (message: Partial<Question>) => {
    if (message.ask !== 'metrics' || message.id === undefined) return
    const metricsOf = message.id
    void registry.getMetricsAsJSON().then((metrics) => process.send?.({ metricsOf, metrics } satisfies Figures))
  })
}

/** What is needed of a worker. */
type AskedWorker = Pick<Worker, 'isConnected' | 'on' | 'off'> & {
  send(message: object, sent: (error: Error | null) => void): boolean
}

let questions = 0

/** Returns the metrics of all workers together, of those that answer within three seconds, and how many those are. */
export async function readWorkers(workers: readonly AskedWorker[] = runningWorkers()): Promise<string> {
  const answers = (await Promise.all(workers.map(ask))).filter((figures) => figures !== undefined)
  const registry = AggregatorRegistry.aggregate(answers.map(({ metrics }) => metrics))
  const count = new Gauge({
    name: 'pangat_workers',
    help: 'Worker processes, by whether their figures are in these sums.',
    labelNames: ['state'],
    registers: [registry],
  })
  count.set({ state: 'answered' }, answers.length)
  count.set({ state: 'silent' }, workers.length - answers.length)
  return registry.metrics()
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function ask(worker: AskedWorker): Promise<Figures | undefined> {
  const id = (questions += 1)
  return new Promise((resolve) => {
    const end = (figures?: Figures) => {
      clearTimeout(timer)
      worker.off('message', hear)
      resolve(figures)
    }
    const hear = (message: Partial<Figures>) => {
      if (message.metricsOf === id && message.metrics) end({ metricsOf: id, metrics: message.metrics })
    }
    const timer = setTimeout(end, answerMs)
    worker.on('message', hear)
    if (!worker.isConnected()) return end()
    // A worker that ends meanwhile is one that does not answer.
    worker.send({ ask: 'metrics', id } satisfies Question, (error) => error && end())
  })
}
