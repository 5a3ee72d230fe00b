import { ApiError } from '#web/shared/api/api.ts'
import { readStored, sessionKeys } from '#web/shared/browser/storage.ts'

/** Something of the caller, or why it is not here. */
export type Own<Value> = { state: 'ready'; value: Value } | { state: 'signed_out' | 'missing' | 'failed' }

/** Loads what only its owner may see. Never throws, so that the page can say what to do. */
export async function loadOwn<Value>(work: () => Promise<Value>): Promise<Own<Value>> {
  if (readStored(sessionKeys.firstName) === null) return { state: 'signed_out' }
  try {
    return { state: 'ready', value: await work() }
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'failed' }
    if (error.status === 401 || error.status === 403) return { state: 'signed_out' }
    // A malformed id is as good as a missing order.
    return { state: error.status === 404 || error.status === 400 ? 'missing' : 'failed' }
  }
}
