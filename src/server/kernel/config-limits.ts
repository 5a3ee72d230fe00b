import { z } from 'zod'
import { whole } from './config-whole.ts'

/** What one process takes on at the same time; 0 is no limit. Beyond a limit requests are answered 503. */
export interface LoadLimits {
  connections: number
  /** Requests in flight: admitted, and not yet answered. */
  requests: number
  /** Requests in flight of one network. */
  requestsPerNetwork: number
  /** Uploads in flight, which are counted for themselves because they last long and take memory. */
  uploads: number
  /** Uploads in flight of one network. */
  uploadsPerNetwork: number
  /** Streams to open pages, which are counted for themselves because they last for minutes. */
  streams: number
  /** Streams of one network. */
  streamsPerNetwork: number
  /** Requests over one connection, which is closed after the last of them. */
  requestsPerSocket: number
  /** Seconds that a connection may be without a byte while the client is expected to send or to read. */
  silentSeconds: number
  /** Milliseconds for which requests may wait for their start before fewer are taken in. */
  queueDelayMs: number
  /** Mean event-loop delay in milliseconds above which load is shed. */
  eventLoopDelayMs: number
}

export const limitSettings = {
  MAX_CONNECTIONS: whole('MAX_CONNECTIONS', 0, 100_000, 1_000),
  MAX_REQUESTS: whole('MAX_REQUESTS', 0, 100_000, 256),
  MAX_REQUESTS_PER_NETWORK: whole('MAX_REQUESTS_PER_NETWORK', 0, 100_000, 64),
  MAX_UPLOADS: whole('MAX_UPLOADS', 0, 1_000, 16),
  MAX_UPLOADS_PER_NETWORK: whole('MAX_UPLOADS_PER_NETWORK', 0, 1_000, 6),
  MAX_STREAMS: whole('MAX_STREAMS', 0, 100_000, 2_000),
  MAX_STREAMS_PER_NETWORK: whole('MAX_STREAMS_PER_NETWORK', 0, 100_000, 200),
  MAX_REQUESTS_PER_SOCKET: whole('MAX_REQUESTS_PER_SOCKET', 0, 100_000, 100),
  MAX_SILENT_SECONDS: whole('MAX_SILENT_SECONDS', 0, 600, 10),
  MAX_QUEUE_DELAY_MS: whole('MAX_QUEUE_DELAY_MS', 0, 60_000, 200),
  MAX_EVENT_LOOP_DELAY_MS: whole('MAX_EVENT_LOOP_DELAY_MS', 0, 60_000, 300),
}

const Settings = z.object(limitSettings)

export function limitsFrom(env: z.output<typeof Settings>): LoadLimits {
  return {
    connections: env.MAX_CONNECTIONS,
    requests: env.MAX_REQUESTS,
    requestsPerNetwork: env.MAX_REQUESTS_PER_NETWORK,
    uploads: env.MAX_UPLOADS,
    uploadsPerNetwork: env.MAX_UPLOADS_PER_NETWORK,
    streams: env.MAX_STREAMS,
    streamsPerNetwork: env.MAX_STREAMS_PER_NETWORK,
    requestsPerSocket: env.MAX_REQUESTS_PER_SOCKET,
    silentSeconds: env.MAX_SILENT_SECONDS,
    queueDelayMs: env.MAX_QUEUE_DELAY_MS,
    eventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
  }
}
