import type { Api } from '#contract/endpoints/index.ts'
import { createClient } from './api.ts'
import { sendBy } from './browser-api.ts'
import { transportWithProgress } from './transport-with-progress.ts'

/** Calls whose body is a file. */
type UploadRoute = 'POST /api/images' | 'POST /api/caterer/{id}/documents'

export interface UploadOptions {
  signal: AbortSignal
  /** Hears the percentage of the file that has left this browser, which never falls. */
  onProgress: (percent: number) => void
}

/** Uploads a file. Throws as a client does, and `AbortError` when `signal` ends it. */
export function uploadFile<Route extends UploadRoute>(
  route: Route,
  given: Api[Route]['given'],
  { file, name }: { file: Blob; name: string },
  { signal, onProgress }: UploadOptions,
): Promise<Api[Route]['answer']> {
  let most = 0
  const transport = transportWithProgress((percent) => {
    // A repetition with a new token begins again.
    most = Math.max(most, percent)
    onProgress(most)
  })
  const body = new FormData()
  body.set('upload_preset', 'pangat')
  body.set('file', file, name)
  const client = createClient((path, init) => sendBy(transport, path, { ...init, body }))
  // What each route is given is checked where it is called; a union of routes has no one type for it.
  return client(route as 'POST /api/images', given, { signal }) as Promise<Api[Route]['answer']>
}
