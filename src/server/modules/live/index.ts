// The public API of this module: open pages are told what happened, without a reload.
import { userOf, type Context, type Queryable } from '#server/kernel/context.ts'
import type { ProcessSubscriber } from '#server/kernel/events.ts'
import { errorName, type Log } from '#server/kernel/log.ts'
import type { Outbox } from '#server/kernel/outbox/outbox.ts'
import { liveEventTypes } from '#contract/endpoints/live/live-event.ts'
import { filterLiveSessions } from '#server/modules/identity/index.ts'
import { createOpenStreams } from './operations/open-streams.ts'
import { createRecentEvents } from './operations/recent-events.ts'
import { routeEvents } from './operations/route-events.ts'

export interface Live {
  /** Tells the open streams of this process. */
  subscriber: ProcessSubscriber
  /** Opens a stream of what happens to the caller's orders, from an event on. */
  follow(ctx: Context, lastId: string | undefined): ReadableStream<Uint8Array>
  /** Ends the streams of this process and takes no others. */
  close(): Promise<void>
}

export function createLive({
  db,
  log,
  outbox,
}: {
  db: Queryable
  log: Log
  outbox: Pick<Outbox, 'listen' | 'eventsSince'>
}): Live {
  const streams = createOpenStreams({ log, liveSessions: (ids) => filterLiveSessions({ db }, ids) })
  const recent = createRecentEvents(async (since) => routeEvents(db, await outbox.eventsSince(liveEventTypes, since)))
  const route = async (events: Parameters<ProcessSubscriber['heard']>[0]): Promise<void> => {
    try {
      streams.tell(await routeEvents(db, events))
    } catch (error) {
      log.error({ err: errorName(error) }, 'live events not routed')
    }
  }
  return {
    subscriber: {
      types: liveEventTypes,
      // Those who wait for the commit do not wait for pages.
      async heard(events) {
        if (!streams.isEmpty()) void route(events)
      },
      mayBeLate: true,
    },
    follow(ctx, lastId) {
      const { userId, sessionId, catererId, part } = userOf(ctx)
      return streams.open({ userId, sessionId, catererId, part }, async () => {
        // Others are listened to before the past is read, so that nothing falls between.
        await outbox.listen()
        return recent.since(lastId)
      })
    },
    close: streams.close,
  }
}
