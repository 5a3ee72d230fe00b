/** Answers a request to the API in process. */
type CallApi = (path: string, init: RequestInit) => Promise<Response>

/**
 * Renders a page whose loaders ask the API. React Router answers 500 when a loader fails, whatever it failed of; where an answer of
 * the API was 503 the page is 503 as well, with the time after which to try again.
 */
export async function renderPage(api: CallApi, render: (api: CallApi) => Promise<Response>): Promise<Response> {
  let isBusy = false
  const response = await render(async (path, init) => {
    const answer = await api(path, init)
    if (answer.status === 503) isBusy = true
    return answer
  })
  const failed = response.status === 503 || (response.status === 500 && isBusy)
  if (!failed) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', '2')
  return new Response(response.body, { status: 503, headers })
}
