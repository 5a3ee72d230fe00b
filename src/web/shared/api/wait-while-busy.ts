import type { Send } from './api.ts'

const mostTries = 3
/** Nobody looks at an empty page for longer. */
const longestWaitSeconds = 5

/** Sends a read again, twice at most, while the server is too busy for it and says when to come back. A write is sent once. */
export function waitWhileBusy(send: Send): Send {
  return async (path, init) => {
    const isRead = init.method === undefined || init.method === 'GET'
    for (let tries = 1; ; tries++) {
      const response = await send(path, init)
      const seconds = response.status === 503 ? Number(response.headers.get('retry-after')) : 0
      if (!isRead || tries === mostTries || !(seconds > 0 && seconds <= longestWaitSeconds)) return response
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}
