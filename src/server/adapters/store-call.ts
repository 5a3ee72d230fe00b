import { readBoundedBytes } from './read-bounded.ts'
import { StoreError } from './store-error.ts'

const timeoutMs = 15_000
/** What an honest host answers when no file is asked for. */
const usualMaxBytes = 64 * 1024

export interface StoreAnswer {
  bytes: Buffer
  headers: Headers
}

/**
 * Makes one call of a host of files and returns its answer, of at most so many bytes.
 * @throws StoreError when there is no answer in time, or none of success
 */
export async function callStore(
  call: (signal: AbortSignal) => Promise<Response>,
  maxBytes = usualMaxBytes,
): Promise<StoreAnswer> {
  const { ok, status, ...answer } = await answerOf(call, maxBytes)
  if (!ok) throw new StoreError(`http_${status}`)
  return answer
}

async function answerOf(call: (signal: AbortSignal) => Promise<Response>, maxBytes: number) {
  try {
    const response = await call(AbortSignal.timeout(timeoutMs))
    const { ok, status, headers } = response
    return { ok, status, headers, bytes: await readBoundedBytes(response, ok ? maxBytes : usualMaxBytes) }
  } catch (error) {
    throw new StoreError('unreachable', { cause: error })
  }
}

/** Waits for all calls, so that none goes on after a failure, and throws the first failure. */
export async function allOf(calls: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(calls)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
