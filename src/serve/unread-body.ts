import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is still read of a refused body, so that its client reads the answer. */
const mostBytes = 1_000_000
const mostMs = 5_000

/**
 * Answers a request whose body is not read to its end without harm to the next request of its connection: the response says that the
 * connection closes, what is left of the body is read and dropped up to 1 MB, then the response ends and the connection with it.
 * Called before the response has begun.
 */
export function closeWhenUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const begin = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  // Their overloads are passed on as they come.
  response.writeHead = ((...args: unknown[]) => {
    if (!request.complete) response.setHeader('Connection', 'close')
    return begin(...args)
  }) as typeof response.writeHead
  response.end = ((...args: unknown[]) => {
    if (!response.headersSent && !request.complete) response.setHeader('Connection', 'close')
    if (request.complete) end(...args)
    else void dropped(request).then(() => end(...args))
    return response
  }) as typeof response.end
}

/** Resolves when the rest of a body was read and dropped, or is too long, too slow or lost. */
function dropped(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = mostBytes
    const late = setTimeout(done, mostMs).unref()
    // By reading: whoever began to read the body before may have left it unable to flow.
    request.on('readable', drop).once('end', done).once('error', done).once('close', done)
    drop()
    function drop() {
      for (let part: unknown = request.read(); part !== null; part = request.read()) {
        if (Buffer.isBuffer(part)) left -= part.length
        if (left < 0) return done()
      }
    }
    function done() {
      clearTimeout(late)
      request.off('readable', drop)
      resolve()
    }
  })
}
