import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { registerWorker } from '#web/shared/browser/register-worker.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

export type PushState = Api['GET /api/push']['answer']

export function pushQuery(userId: string): PrivateQuery<PushState> {
  return { queryKey: ['push', userId], queryFn: ({ signal }) => api('GET /api/push', {}, { signal }) }
}

/** Reports whether this browser can be told of something while no page is open. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/**
 * Asks for the permission and subscribes this browser, for a press. Returns false when the permission is denied. Throws as the API
 * does, and what the browser throws when its push service cannot be reached.
 */
export async function startPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await activeWorker()
  // A subscription for another key, or of who used this browser before, would stay as it is.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await api('POST /api/push', { body: { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } } })
  return true
}

/** Ends a subscription on the server, and in this browser. Throws as the API does. */
export async function stopPush(id: string): Promise<void> {
  await api('DELETE /api/push/{id}', { params: { id } })
  const registration = await registerWorker()
  // What the server has forgotten is never used again.
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => undefined)
}

/** The worker once it runs: browsers subscribe no other. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker()
  if (!registration) throw new Error('this browser runs no worker')
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return registration
  await new Promise<void>((resolve, reject) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve()
      if (starting.state === 'redundant') reject(new Error('the worker could not be installed'))
    })
  })
  return registration
}
