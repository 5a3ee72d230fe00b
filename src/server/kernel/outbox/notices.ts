import { encodeTime } from 'ulid'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { ProcessSubscriber, RecordedEvent } from '../events.ts'
import { startInterval } from '../interval.ts'
import type { Log } from '../log.ts'
import { hearsItself } from './hears-itself.ts'
import { eventsSince, notify } from './store.ts'

/** The channel on which processes tell each other what was committed. */
export const eventChannel = 'pangat_events'

/** Notices can be lost with a broken connection, so events are looked through now and then; more often where none comes. */
const catchUpMs = { hearing: 30_000, deaf: 2_000 }
/** What may be late is sent to other processes together, so that none costs a request a statement. */
const sendAfterMs = 500

/** An event may be committed that long after it got its id. */
const lateCommitMs = 60_000

const deafness = 'notices not heard: DATABASE_DIRECT_URL must lead to the primary without a pooler; changes are polled'

/** Tells the subscribers of this process what is committed here and elsewhere. */
export interface Notices {
  /** Starts to listen to other processes; done when that succeeded or is tried again in the background. */
  listen(): Promise<void>
  /** Tells this process, and then the others. Never rejects: what is committed stays so, and others catch up. */
  committed(events: readonly RecordedEvent[]): Promise<void>
  /** As `committed`, for what has no record: the others are told a moment later, of many changes together. */
  emitted(events: readonly RecordedEvent[]): Promise<void>
  close(): Promise<void>
}

/** A message of an earlier build has no id; one that only earlier builds need is marked as former. */
type Message = Partial<RecordedEvent> & Pick<RecordedEvent, 'type' | 'subject'> & { former?: true }

export function createNotices(
  { database, log }: { database: Database; log: Log },
  subscribers: () => readonly ProcessSubscriber[],
): Notices {
  const seen = new Set<string>()
  let caughtUpAt = systemClock.now()
  let listening: Promise<() => Promise<void>> | undefined
  let closed = false
  const types = () => [...new Set(subscribers().flatMap((subscriber) => subscriber.types))]

  const tell = async (events: readonly RecordedEvent[], from: 'here' | 'elsewhere'): Promise<void> => {
    const fresh = events.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) if (id !== '') seen.add(id)
    const each = subscribers().map(async (subscriber) => {
      const own = fresh.filter(({ type }) => subscriber.types.some((one) => one === type))
      if (own.length > 0 && !closed) await subscriber.heard(own, from)
    })
    for (const told of await Promise.allSettled(each)) if (told.status === 'rejected') failed(told.reason)
  }
  const failed = (error: unknown): void => {
    if (!closed) log.error({ err: String(error) }, 'event subscriber failed')
  }
  const heard = (text: string): void => {
    const { id = '', type, subject, payload = {}, former } = JSON.parse(text) as Message // as `send` and earlier builds write it
    if (!former && !closed) void tell([{ id, type, subject, payload }], 'elsewhere')
  }
  const send = async (events: readonly RecordedEvent[]): Promise<void> => {
    const former = events.flatMap((event) =>
      subscribers().flatMap((subscriber): Message[] => {
        const notice = subscriber.formerNotice?.(event)
        return notice ? [{ ...notice, former: true }] : []
      }),
    )
    await notify(
      database.db,
      eventChannel,
      [...events, ...former].map((message) => JSON.stringify(message)),
    )
  }
  const catchUp = async (): Promise<void> => {
    const now = systemClock.now()
    const from = new Date(caughtUpAt.getTime() - lateCommitMs)
    await tell(await eventsSince(database.db, types(), from), 'elsewhere')
    caughtUpAt = now
    forgetSeen(from)
  }
  /** A notice of what was committed before then comes no more. */
  const forgetSeen = (before: Date): void => {
    const oldest = encodeTime(before.getTime())
    for (const id of seen) if (id < oldest) seen.delete(id)
  }
  const lookUpFailed = (error: unknown): void => {
    if (!closed) log.error({ err: String(error) }, 'event lookup failed')
  }
  const startCatchingUp = (isHearing: boolean) =>
    startInterval(isHearing ? catchUpMs.hearing : catchUpMs.deaf, catchUp, lookUpFailed)
  // The embedded engine has one process and one connection, which cannot be lost: there is nothing to catch up with.
  const forget = async () => forgetSeen(new Date(systemClock.now().getTime() - lateCommitMs))
  let interval =
    database.engine === 'postgres' ? startCatchingUp(true) : startInterval(catchUpMs.hearing, forget, lookUpFailed)
  let isHearing = true
  let checks = 0
  /** Looks events through as often as it takes for want of notices. */
  const settleHearing = async (): Promise<void> => {
    if (database.engine !== 'postgres') return
    const own = (checks += 1)
    const hears = await hearsItself(database).catch(() => false)
    // A connection that was restored meanwhile is judged by its own check.
    if (closed || own !== checks || hears === isHearing) return
    isHearing = hears
    void interval.stop()
    interval = startCatchingUp(hears)
    if (hears) log.warn('notices heard again')
    else log.error({ everyMs: catchUpMs.deaf }, deafness)
  }
  const resumed = (): void => {
    void catchUp().catch(lookUpFailed)
    void settleHearing()
  }

  const toSend = new Map<string, RecordedEvent>()
  let sending: NodeJS.Timeout | undefined
  const sendFailed = (error: unknown): void => {
    if (!closed) log.error({ err: String(error) }, 'event notice failed')
  }
  const sendGathered = async (): Promise<void> => {
    const events = [...toSend.values()]
    toSend.clear()
    clearTimeout(sending)
    sending = undefined
    if (events.length > 0) await send(events).catch(sendFailed)
  }
  /** Sends events a moment later, those of many acts together. The embedded engine has no other process. */
  const gather = (events: readonly RecordedEvent[]): void => {
    if (database.engine !== 'postgres' || closed || events.length === 0) return
    for (const event of events) toSend.set(event.id || `${event.type} ${event.subject} ${event.payload['day']}`, event)
    sending ??= setTimeout(() => void sendGathered(), sendAfterMs).unref()
  }
  const mayBeLate = ({ type }: RecordedEvent): boolean =>
    subscribers().every((subscriber) => subscriber.mayBeLate || !subscriber.types.some((one) => one === type))

  return {
    async listen() {
      const isFirst = listening === undefined
      listening ??= database.listen(eventChannel, heard, resumed)
      try {
        await listening
        if (isFirst) void settleHearing()
      } catch (error) {
        listening = undefined
        throw error
      }
    },
    async committed(events) {
      const wanted = types()
      const own = events.filter(({ type }) => wanted.some((one) => one === type))
      if (own.length === 0) return
      gather(own.filter(mayBeLate))
      const urgent = own.filter((event) => !mayBeLate(event))
      await Promise.all([tell(own, 'here'), urgent.length > 0 && send(urgent).catch(sendFailed)])
    },
    async emitted(events) {
      if (events.length === 0) return
      gather(events)
      await tell(events, 'here')
    },
    async close() {
      // What this process has just committed is told by it.
      await sendGathered()
      closed = true
      await interval.stop()
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}
