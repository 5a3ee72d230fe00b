import { z } from 'zod'
import { readBounded } from '../read-bounded.ts'
import { createBreaker, type Breaker } from './breaker.ts'

/** Every answer of the gateway has this shape; unknown fields are ignored. */
const PhonePeAnswer = z.object({
  success: z.boolean().optional(),
  code: z.string().max(80),
  message: z.string().optional(),
  data: z.unknown().optional(),
})
export type PhonePeAnswer = z.output<typeof PhonePeAnswer>

/** No answer, or none that can be read; `why` is for the log. */
export interface NoAnswer {
  why: string
}

export interface CallOptions {
  timeoutMs?: number
  breaker?: Breaker
}

/** Far more than any answer has; what is longer is not read to its end. */
const maxAnswerBytes = 64 * 1024

/** Speaks JSON with the gateway. Answers {@link NoAnswer} for timeouts, broken lines, 5xx and bodies that are not its own. */
export function createCaller(baseUrl: URL, { timeoutMs = 8_000, breaker = createBreaker() }: CallOptions = {}) {
  const base = baseUrl.href.replace(/\/$/, '')
  return async (
    path: string,
    init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  ): Promise<PhonePeAnswer | NoAnswer> => {
    if (!breaker.mayCall()) return { why: 'resting after failures' }
    const answer = await call(base + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if ('why' in answer) breaker.failed()
    else breaker.answered()
    return answer
  }
}

async function call(url: string, init: RequestInit): Promise<PhonePeAnswer | NoAnswer> {
  try {
    const response = await fetch(url, init)
    const text = await readBounded(response, maxAnswerBytes)
    if (response.status >= 500) return { why: `status ${response.status}` }
    const parsed = PhonePeAnswer.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : { why: 'not an answer of the gateway' }
  } catch (error) {
    // Whatever broke, the outcome is the same: it is not known what the gateway did.
    return { why: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}
