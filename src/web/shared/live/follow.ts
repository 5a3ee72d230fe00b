import type { LiveEvent } from '#contract/endpoints/live/live-event.ts'
import { now } from '#web/ui/now.ts'
import { keepConnected } from './connection.ts'
import { liveStore } from './live-store.ts'

/** What this tab does with what it is told. */
export interface Follower {
  happened(event: LiveEvent): void
  /** Something was missed: everything may be outdated. */
  missed(): void
}

/** Between the tabs of a browser. `who` asks the one with the stream for the state. */
type TabMessage =
  | { kind: 'event'; id: string; event: LiveEvent }
  | { kind: 'missed' }
  | { kind: 'state'; isConnected: boolean; heardAt: number | undefined; lastId: string | undefined }
  | { kind: 'who' }

const mostSeen = 500

/**
 * Follows what happens to the orders of a follower, an account with its caterer, until the function returned is called. One tab of the browser has the stream
 * and tells the others; when it closes, another takes over where it ended. An event that comes again is told once.
 */
export function follow(key: string, follower: Follower): () => void {
  const name = `pangat-live ${key}`
  const ending = new AbortController()
  const channel = new BroadcastChannel(name)
  const seen = new Set<string>()
  let lastId: string | undefined
  let isLeading = false

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: TabMessage): void => channel.postMessage(message)
  const take = (message: TabMessage): void => {
    if (message.kind === 'state') {
      lastId = message.lastId
      liveStore.set({ isConnected: message.isConnected, heardAt: message.heardAt })
    } else if (message.kind === 'missed') follower.missed()
    else if (message.kind === 'who') {
      if (isLeading) post(state())
    } else if (message.id === '' || !seen.has(message.id)) {
      remember(message.id)
      follower.happened(message.event)
    }
  }
  const remember = (id: string): void => {
    seen.add(id)
    const [oldest] = seen
    if (seen.size > mostSeen && oldest !== undefined) seen.delete(oldest)
  }
  const state = (): TabMessage => ({ kind: 'state', ...liveStore.get(), lastId })
  const tell = (message: TabMessage): void => {
    take(message)
    post(message)
  }
  const lead = async (): Promise<void> => {
    isLeading = true
    const heard = (isConnected: boolean) =>
      tell({ kind: 'state', isConnected, heardAt: isConnected ? now().getTime() : liveStore.get().heardAt, lastId })
    await keepConnected(
      {
        message(message) {
          if (message.kind !== 'alive' && message.id !== '') lastId = message.id
          heard(true)
          if (message.kind === 'event') tell(message)
          if (message.kind === 'reset') tell({ kind: 'missed' })
        },
        connected: heard,
        polled: () => tell({ kind: 'missed' }),
      },
      { signal: ending.signal, lastId },
    )
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => take(data))
  post({ kind: 'who' })
  void inTurn(name, lead, ending.signal)
  return () => {
    ending.abort()
    channel.close()
  }
}

/** One tab at a time; a browser without locks has a stream in each. */
async function inTurn(name: string, lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return lead()
  // It rejects when the tab stops waiting for its turn.
  await navigator.locks.request(name, { signal }, lead).catch(() => undefined)
}
