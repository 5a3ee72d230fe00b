import { CancelledError } from '@tanstack/react-query'
import { ApiError } from '#web/shared/api/api-error.ts'
import { readStored, sessionKeys } from '#web/shared/browser/storage.ts'
import { prime } from '#web/shared/query/prime.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'
import { currentSession } from '#web/shared/session/session.ts'

/** Something of the caller, or why it is not here. */
export type Own<Value> =
  | { state: 'ready'; value: Value; owner: string | undefined }
  | { state: 'signed_out' | 'missing' | 'failed' }

/** Primes a query of what only its owner may see. Never throws, so that the page can say what to do. */
export async function loadOwn<Value>(query: PrivateQuery<Value>): Promise<Own<Value>> {
  if (readStored(sessionKeys.firstName) === null) return { state: 'signed_out' }
  try {
    const value = await prime(query)
    return { state: 'ready', value, owner: currentSession().user?.id }
  } catch (error) {
    return { state: whyNot(error) }
  }
}

/** Why a query of the caller's own has no answer. */
export function whyNot(error: unknown): 'signed_out' | 'missing' | 'failed' {
  // The session has ended or changed while it was loaded.
  if (error instanceof CancelledError) return 'signed_out'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 401 || error.status === 403) return 'signed_out'
  // A malformed id is as good as a missing order.
  return error.status === 404 || error.status === 400 ? 'missing' : 'failed'
}
