type CallApi = (path: string, init: RequestInit) => Promise<Response>

/** Pages that show them are cached for longer. */
const freshMs = 5_000

interface MonotonicClock {
  now(): number
}

/**
 * Returns the same calls, of which that for the promotions of the header, which every page makes, is answered from memory for five
 * seconds. A failure is not remembered.
 */
export function rememberPromotions(api: CallApi, clock: MonotonicClock = performance): CallApi {
  let last: { until: number; body: string; headers: Headers } | undefined
  return async (path, init) => {
    if (path !== '/api/promotions') return api(path, init)
    if (last && clock.now() < last.until) return new Response(last.body, { headers: last.headers })
    const until = clock.now() + freshMs
    const response = await api(path, init)
    if (!response.ok) return response
    const { headers } = response
    last = { until, body: await response.text(), headers }
    return new Response(last.body, { headers })
  }
}
