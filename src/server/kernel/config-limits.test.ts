import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('limits have defaults, and 0 is a value of its own', () => {
  expect(loadConfig({}).limits).toEqual({
    connections: 1_000,
    requests: 256,
    requestsPerNetwork: 64,
    uploads: 16,
    uploadsPerNetwork: 6,
    streams: 2_000,
    streamsPerNetwork: 200,
    requestsPerSocket: 100,
    silentSeconds: 10,
    queueDelayMs: 200,
    eventLoopDelayMs: 300,
  })
  expect(loadConfig({ MAX_REQUESTS: '0' }).limits.requests).toBe(0)
})

test.each(['MAX_CONNECTIONS', 'MAX_REQUESTS_PER_NETWORK', 'MAX_SILENT_SECONDS', 'MAX_EVENT_LOOP_DELAY_MS'])(
  '%s that is no whole number stops the start with its name',
  (name) => expect(() => loadConfig({ [name]: 'many' })).toThrow(`${name} must be a whole number`),
)
