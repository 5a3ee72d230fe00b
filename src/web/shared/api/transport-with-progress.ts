/** What carries a request, as `fetch` does. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** Longer than the server waits for an upload. */
const longestMs = 150_000

/** Carries requests by XMLHttpRequest, the only way by which browsers say how much of a body has left. `onProgress` hears whole percents. */
export function transportWithProgress(onProgress: (percent: number) => void): Transport {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = () => reject(new TypeError('no answer'))
      request.open(method, path)
      request.timeout = longestMs
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      const abort = () => reject(new DOMException('aborted', 'AbortError'))
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
      )
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', fail)
      request.addEventListener('timeout', fail)
      request.addEventListener('abort', abort)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      if (signal?.aborted) abort()
      // Our own bodies are forms.
      else request.send(body as XMLHttpRequestBodyInit | null)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(': ')
    return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : []
  })
  return new Response(request.responseText, { status: request.status, headers })
}
