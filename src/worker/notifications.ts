/** What the server sends, encrypted for this browser: src/server/modules/notification-centre writes it. */
interface Pushed {
  title: string
  /** What replaces an earlier notification of the same tag. */
  tag: string
  /** Path of the page that it leads to. */
  path: string
}

const home = '/caterer-dashboard'

/** Shows what was pushed. Browsers take the permission from sites that show nothing, so something is always shown. */
export async function showNotification(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const { title, tag, path } = read(data)
  await registration.showNotification(title, { tag, icon: '/app/icon-192.png', badge: '/app/badge-96.png', data: path })
}

function read(data: PushMessageData | null): Pushed {
  const unknown = { title: 'Pangat', tag: 'unknown', path: home }
  try {
    return { ...unknown, ...(data?.json() as Partial<Pushed> | undefined) }
  } catch {
    // A message of a server that speaks another version.
    return unknown
  }
}

/** Brings the page of a notification to the front: a tab of the caterer that is open, else a new one. */
export async function openNotification(clients: Clients, notification: Notification): Promise<void> {
  const path = typeof notification.data === 'string' ? notification.data : home
  const open = await clients.matchAll({ type: 'window' })
  const shown = open.find(({ url }) => new URL(url).pathname === path)
  await (shown ? shown.focus() : clients.openWindow(path))
}
