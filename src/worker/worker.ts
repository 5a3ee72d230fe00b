import { answerTo } from './answer.ts'
import { openNotification, showNotification } from './notifications.ts'
import { deleteOtherBuilds, fillStaticCache } from './static-cache.ts'

// The library types the global object of a worker by its most general kind.
const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  // A new build takes over immediately: tabs of a kitchen stay open for weeks.
  event.waitUntil(fillStaticCache().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()))

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

worker.addEventListener('push', (event) => event.waitUntil(showNotification(worker.registration, event.data)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(worker.clients, event.notification))
})
