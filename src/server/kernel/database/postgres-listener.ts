import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { within } from '../deadline.ts'
import type { Log } from '../log.ts'
import { guard } from './guard.ts'
import { connectionConfig, PostgresClient } from './postgres-client.ts'

/** What a subscriber of a channel is told. */
export interface Subscriber {
  heard: (payload: string) => void
  /** Listening has started again after an interruption, in which notices can have been lost. */
  resumed: () => void
}

const shortestPauseMs = 100
const longestPauseMs = 1_000

/**
 * Listens on one connection for all channels. When the connection is lost the next one is opened, for as long as it takes, and only
 * after the former was closed. A half-open connection stays silent, so it is probed regularly.
 */
export function createListener(databaseUrl: string, log: Log, heartbeatMs = 5_000) {
  const channels = new Map<string, Set<Subscriber>>()
  const closing = new AbortController()
  const firstTry = Promise.withResolvers<void>()
  let current: PostgresClient | undefined
  let running: Promise<void> | undefined

  const run = async (): Promise<void> => {
    let failures = 0
    while (!closing.signal.aborted) {
      const client = new PostgresClient(connectionConfig(databaseUrl, 'pangat-listen'))
      try {
        await subscribe(client)
        if (failures > 0) resume()
        failures = 0
        firstTry.resolve()
        await beat(client)
      } catch (error) {
        if (closing.signal.aborted) return await client.end()
        failures += 1
        if (failures === 1) log.warn({ err: String(client.failure ?? error) }, 'notification connection lost')
        client.giveUp(error instanceof Error ? error : new Error('connection lost'))
      } finally {
        current = undefined
        firstTry.resolve()
      }
      const pauseMs = Math.min(longestPauseMs, shortestPauseMs * failures)
      // It rejects when the listener closes, which ends the loop.
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  const subscribe = async (client: PostgresClient): Promise<void> => {
    client.on('notification', ({ channel, payload }) => {
      for (const { heard } of channels.get(channel) ?? []) guard(log, () => heard(payload ?? ''))
    })
    await client.connect()
    // Channels that are added during the loop are part of it.
    for (const channel of channels.keys()) await within(heartbeatMs, listenTo(client, channel))
    current = client
  }

  const beat = async (client: PostgresClient): Promise<never> => {
    const either = AbortSignal.any([closing.signal, client.lost])
    for (;;) {
      await pause(heartbeatMs, undefined, { signal: either, ref: false })
      await within(heartbeatMs, client.query('select 1'))
    }
  }

  const resume = (): void => {
    log.warn('notification connection restored')
    for (const subscribers of channels.values()) for (const { resumed } of subscribers) guard(log, resumed)
  }

  return {
    async listen(channel: string, heard: Subscriber['heard'], resumed: Subscriber['resumed'] = () => {}) {
      const subscriber = { heard, resumed }
      const subscribers = channels.get(channel) ?? new Set()
      channels.set(channel, subscribers.add(subscriber))
      running ??= run()
      await firstTry.promise
      const client = current
      // On failure the next connection listens to every channel.
      if (client) await within(heartbeatMs, listenTo(client, channel)).catch((error: Error) => client.giveUp(error))
      return async () => void subscribers.delete(subscriber)
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

function listenTo(client: PostgresClient, channel: string): Promise<unknown> {
  return client.query(`listen ${pg.escapeIdentifier(channel)}`)
}
