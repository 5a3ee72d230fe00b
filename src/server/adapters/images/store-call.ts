import { readBounded } from '../read-bounded.ts'
import { ImageStoreError } from './image-store.ts'

const timeoutMs = 15_000
const maxAnswerBytes = 64 * 1024

export interface StoreAnswer {
  text: string
  headers: Headers
}

/**
 * Makes one call of an image host and returns its answer.
 * @throws ImageStoreError when there is no answer in time, or none of success
 */
export async function callStore(call: (signal: AbortSignal) => Promise<Response>): Promise<StoreAnswer> {
  const { ok, status, ...answer } = await answerOf(call)
  if (!ok) throw new ImageStoreError(`http_${status}`)
  return answer
}

async function answerOf(call: (signal: AbortSignal) => Promise<Response>) {
  try {
    const response = await call(AbortSignal.timeout(timeoutMs))
    const { ok, status, headers } = response
    return { ok, status, headers, text: await readBounded(response, maxAnswerBytes) }
  } catch (error) {
    throw new ImageStoreError('unreachable', { cause: error })
  }
}

/** Waits for all calls, so that none goes on after a failure, and throws the first failure. */
export async function allOf(calls: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(calls)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
