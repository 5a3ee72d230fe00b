import type { LiveEvent, LiveSignal } from '#contract/endpoints/live/live-event.ts'

/** A message of the stream: an event, or what the stream says of itself. A comment is `alive`. */
export type StreamMessage =
  | { kind: 'event'; id: string; event: LiveEvent }
  | { kind: LiveSignal; id: string }
  | { kind: 'alive' }

/** Reads the messages of a response that stays open, as they come. Ends with the response. */
export async function* readMessages(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield messageOf(block)
    }
  } finally {
    // Also where the reader of the messages stops first: the connection ends with it.
    await reader.cancel().catch(() => undefined)
  }
}

function messageOf(block: string): StreamMessage {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )
  const [id = '', name, data] = [fields.get('id'), fields.get('event'), fields.get('data')]
  if (name === 'ready' || name === 'reset') return { kind: name, id }
  // The server writes it by the contract.
  return data === undefined ? { kind: 'alive' } : { kind: 'event', id, event: JSON.parse(data) as LiveEvent }
}
