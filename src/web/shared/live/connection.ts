import { apiStream } from '#web/shared/api/browser-api.ts'
import { readMessages, type StreamMessage } from './read-messages.ts'

/** What the one who follows the stream tells the tabs of this browser. */
export interface ConnectionListener {
  message(message: StreamMessage): void
  /** The stream is open, or its pages ask by themselves now; the rest of the time nothing new arrives. */
  connected(isConnected: boolean): void
  /** No stream can be had: everything in sight is to be loaded again. */
  polled(): void
}

/** The server sends something every 20 seconds; after so long without it the connection is dead, whatever the browser thinks. */
const silentMs = 50_000
const pollMs = 30_000
const [firstPauseMs, longestPauseMs] = [1_000, 30_000]

/**
 * Keeps a stream open until `signal` ends it: after its ten minutes immediately, after a loss with growing pauses or when the
 * browser is online again. Where the server has no room for another stream it asks to load every 30 seconds instead.
 */
export async function keepConnected(
  listener: ConnectionListener,
  { signal, lastId }: { signal: AbortSignal; lastId: string | undefined },
): Promise<void> {
  let cursor = lastId
  let losses = 0
  while (!signal.aborted) {
    const ending = new AbortController()
    const either = AbortSignal.any([signal, ending.signal])
    let watchdog = setTimeout(() => ending.abort(), silentMs)
    try {
      const response = await apiStream('/api/events', {
        signal: either,
        ...(cursor === undefined ? {} : { headers: { 'last-event-id': cursor } }),
      })
      if (response.status === 503 || response.status === 429) {
        listener.connected(true)
        listener.polled()
        await pause(pollMs, signal)
        continue
      }
      if (!response.ok || !response.body) throw new Error(`the stream was answered ${response.status}`)
      for await (const message of readMessages(response.body)) {
        clearTimeout(watchdog)
        watchdog = setTimeout(() => ending.abort(), silentMs)
        if (message.kind === 'ready') {
          losses = 0
          listener.connected(true)
        }
        if (message.kind !== 'alive' && message.id !== '') cursor = message.id
        listener.message(message)
      }
      // It was ended by the server; a process that restarts lets all its pages go together.
      await pause(chance() * firstPauseMs, signal)
    } catch {
      if (signal.aborted) return
      listener.connected(false)
      losses += 1
      const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** (losses - 1))
      await pause(longest * (0.5 + chance() / 2), signal)
    } finally {
      clearTimeout(watchdog)
    }
  }
}

/** Waits, at most until the browser is online again. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  addEventListener('online', () => resolve(), { once: true, signal })
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
}

/** A number from 0 to 1, so that the pages of a process that ended do not come back together. */
function chance(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}
