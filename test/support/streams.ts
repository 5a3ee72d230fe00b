import { afterEach, expect, vi } from 'vitest'
import type { LiveEvent } from '#contract/endpoints/live/live-event.ts'

/** A message of a stream. */
export interface StreamMessage {
  id: string
  event: string
  data: Partial<LiveEvent>
}

/** A stream as its client has read it so far. */
export interface ReadStream {
  status: number
  headers: Headers
  /** Everything that came, comments included. */
  text: string
  isEnded: boolean
  messages(): StreamMessage[]
  /** Types and orders of the events. */
  events(): string[]
  /** Resolves once so many events came. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

const soon = { timeout: 3_000, interval: 5 }
const open: ReadStream[] = []

/** Ends the streams of each test. */
export function useStreams(): (response: Response) => Promise<ReadStream> {
  afterEach(async () => {
    for (const stream of open.splice(0)) await stream.close()
  })
  return readStream
}

async function readStream(response: Response): Promise<ReadStream> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const stream: ReadStream = {
    status: response.status,
    headers: response.headers,
    text: '',
    isEnded: false,
    messages: () => messagesIn(stream.text),
    events: () =>
      stream.messages().flatMap(({ event, data }) => (event === 'message' ? `${data.type} ${data.orderId}` : [])),
    until: (count) => vi.waitFor(() => expect(stream.events()).toHaveLength(count), soon),
    async close() {
      await reader?.cancel()
    },
  }
  open.push(stream)
  void (async () => {
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) break
      stream.text += decoder.decode(chunk.value, { stream: true })
    }
    stream.isEnded = true
  })()
  if (stream.status === 200) await vi.waitFor(() => expect(stream.text).toContain('event: ready'), soon)
  return stream
}

function messagesIn(text: string): StreamMessage[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/, 2)))
    return lines['data']
      ? [{ id: lines['id'] ?? '', event: lines['event'] ?? 'message', data: JSON.parse(lines['data']) }]
      : []
  })
}
