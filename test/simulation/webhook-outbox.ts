import type { Random } from '#db/world/random.ts'
import type { TestServer } from '#test/support/server.ts'
import { together } from './together.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

interface Webhook {
  path: string
  init: RequestInit
}

/** Outbox of the gateway's webhooks, which the simulation delivers late, repeatedly, in any order or never. */
export interface WebhookOutbox {
  /** Stores a webhook; the gateway calls it in place of sending. */
  take(path: string, init: RequestInit): Promise<Response>
  /** Delivers what was stored since the last call, in order; returns the statuses of the responses. */
  deliver(to: Pick<TestServer, 'request'>): Promise<number[]>
  /** As `deliver`, all at the same time. */
  deliverTogether(to: Pick<TestServer, 'request'>): Promise<number[]>
  /** Drops what was stored since the last delivery; {@link deliverAny} may still deliver it. */
  lose(): void
  /** Delivers any webhook that was ever stored, delivered before or not. */
  deliverAny(to: Pick<TestServer, 'request'>, random: Random): Promise<number | undefined>
  /** Delivers any webhook with another signature. */
  forgeAny(to: Pick<TestServer, 'request'>, random: Random): Promise<number | undefined>
}

export function openWebhookOutbox(): WebhookOutbox {
  const all: Webhook[] = []
  let waiting: Webhook[] = []
  const send = async (to: Pick<TestServer, 'request'>, { path, init }: Webhook): Promise<number> => {
    const { status } = await to.request(path, init)
    // The gateway sends it again, so that it would fail each time and nobody would know.
    if (status >= 500 && status !== unavailable) throw new UnexpectedResponse(`a webhook was answered ${status}`)
    return status
  }
  return {
    async take(path, { method, headers, body }) {
      // The abort signal of a webhook has expired before a late delivery.
      const init = { ...(method ? { method } : {}), ...(headers ? { headers } : {}), ...(body ? { body } : {}) }
      all.push({ path, init })
      waiting.push({ path, init })
      return new Response('{}')
    },
    async deliver(to) {
      const webhooks = waiting
      waiting = []
      const statuses: number[] = []
      for (const webhook of webhooks) statuses.push(await send(to, webhook))
      return statuses
    },
    deliverTogether(to) {
      const webhooks = waiting
      waiting = []
      return together(webhooks.map((webhook) => send(to, webhook)))
    },
    lose: () => void (waiting = []),
    forgeAny: async (to, random) => (all.length > 0 ? send(to, forged(random.pick(all))) : undefined),
    deliverAny: async (to, random) => (all.length > 0 ? send(to, random.pick(all)) : undefined),
  }
}

/** Status of a service whose database is away. */
const unavailable = 503

/** Where versions of the gateway's API sign a webhook. */
const signatures = ['x-verify', 'authorization']

function forged({ path, init }: Webhook): Webhook {
  const headers = new Headers(init.headers)
  for (const name of signatures) {
    const signature = headers.get(name)
    if (signature) headers.set(name, (signature.startsWith('0') ? '1' : '0') + signature.slice(1))
  }
  return { path, init: { ...init, headers } }
}
