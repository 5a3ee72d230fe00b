import { fail, tooManyRequests } from '#server/kernel/app-error.ts'
import { startInterval, type Interval } from '#server/kernel/interval.ts'
import { errorName, type Log } from '#server/kernel/log.ts'
import { newId } from '#server/kernel/ids.ts'
import { isFor, type Follower, type RoutedEvent } from '../domain/audience.ts'
import { comment, eventMessage, signalMessage } from './stream-text.ts'

/** Streams of one account that are open at the same time in one process. */
export const streamsPerAccount = 5
/** How often a stream gets a comment, so that nothing on the way takes it for dead, and its session is looked at. */
const beatMs = 20_000
const longestMs = 10 * 60_000
/** Chunks that a client has not read, after which it is taken for gone. */
const mostUnread = 200

interface Stream {
  follower: Follower
  controller: ReadableStreamDefaultController<Uint8Array>
  /** What it was sent of the past, so that an event which is also told now comes once. */
  sent: Set<string>
  timer: NodeJS.Timeout
}

export interface OpenStreams {
  /**
   * Opens a stream; `missed` is read once it listens and gives what the follower missed, or undefined where that is too much.
   * Throws `too_many_requests` beyond five of an account, and `busy` while the process ends.
   */
  open(follower: Follower, missed: () => Promise<readonly RoutedEvent[] | undefined>): ReadableStream<Uint8Array>
  tell(events: readonly RoutedEvent[]): void
  /** Reports whether anyone listens. */
  isEmpty(): boolean
  /** Ends all streams; others are rejected from then on. */
  close(): Promise<void>
}

/** The open streams of this process. */
export function createOpenStreams({
  log,
  liveSessions,
}: {
  log: Log
  /** Those of the given sessions that have not ended. */
  liveSessions(ids: readonly string[]): Promise<readonly string[]>
}): OpenStreams {
  const streams = new Set<Stream>()
  let beating: Interval | undefined
  let isClosed = false

  const end = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    clearTimeout(stream.timer)
    try {
      stream.controller.close()
    } catch {
      // The client has left: its end of the stream is closed already.
    }
  }
  const send = (stream: Stream, text: string): void => {
    if (!streams.has(stream)) return
    // Each chunk counts one; the size goes below zero by those that wait.
    if ((stream.controller.desiredSize ?? 0) < -mostUnread) return end(stream)
    stream.controller.enqueue(Buffer.from(text))
  }
  const beat = async (): Promise<void> => {
    for (const stream of streams) send(stream, comment)
    const ids = [...new Set([...streams].map(({ follower }) => follower.sessionId))]
    if (ids.length === 0) return
    const live = new Set(await liveSessions(ids))
    for (const stream of streams) if (!live.has(stream.follower.sessionId)) end(stream)
  }
  const catchUp = async (stream: Stream, missed: () => Promise<readonly RoutedEvent[] | undefined>): Promise<void> => {
    try {
      const events = await missed()
      if (!events) return send(stream, signalMessage('reset', newId()))
      for (const event of events.filter((one) => isFor(one, stream.follower))) deliver(stream, event)
    } catch (error) {
      log.error({ err: errorName(error) }, 'missed events not read')
      // It comes again with the same cursor.
      end(stream)
    }
  }
  const deliver = (stream: Stream, event: RoutedEvent): void => {
    // What is not recorded has no id, and comes once anyway.
    if (event.id !== '' && stream.sent.has(event.id)) return
    stream.sent.add(event.id)
    send(stream, eventMessage(event))
  }

  return {
    open(follower, missed) {
      if (isClosed) throw fail('busy')
      const own = [...streams].filter((one) => one.follower.userId === follower.userId)
      if (own.length >= streamsPerAccount) throw tooManyRequests(beatMs / 1_000)
      beating ??= startInterval(beatMs, beat, (error) => log.error({ err: errorName(error) }, 'sessions not checked'))
      let stream: Stream | undefined
      return new ReadableStream({
        start(controller) {
          const timer = setTimeout(() => stream && end(stream), longestMs).unref()
          stream = { follower, controller, sent: new Set(), timer }
          streams.add(stream)
          // A gap that begins now is filled from here.
          send(stream, signalMessage('ready', newId()))
          void catchUp(stream, missed)
        },
        cancel() {
          if (stream) end(stream)
        },
      })
    },
    tell(events) {
      for (const stream of streams)
        for (const event of events) if (isFor(event, stream.follower)) deliver(stream, event)
    },
    isEmpty: () => streams.size === 0,
    async close() {
      isClosed = true
      for (const stream of streams) end(stream)
      await beating?.stop()
    },
  }
}
