import { z } from 'zod'
import { traceHeaders } from '#server/kernel/tracing/trace.ts'
import { createBreaker, type Breaker } from './breaker.ts'

/** Every answer of v1 has this shape; unknown fields are ignored. */
export const PhonePeAnswer = z.object({
  success: z.boolean().optional(),
  code: z.string().max(80),
  message: z.string().optional(),
  data: z.unknown().optional(),
})
export type PhonePeAnswer = z.output<typeof PhonePeAnswer>

/** What was said, with the status it was said with. */
export interface Answered<Body> {
  status: number
  body: Body
}

/** No answer, or none that can be read; `why` is for the log. */
export interface NoAnswer {
  why: string
}

export interface CallOptions {
  timeoutMs?: number
  breaker?: Breaker
}

/** A call to the gateway: JSON as it stands, forms as their fields. */
export interface Call {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Far more than any answer has; what is longer is not read to its end. */
const maxAnswerBytes = 64 * 1024

/**
 * Speaks with the gateway and reads JSON of the shape `Answer`. Answers {@link NoAnswer} for timeouts, broken lines, 5xx and bodies
 * that are not the gateway's own.
 */
export function createCaller<Answer extends z.ZodType>(
  baseUrl: URL,
  answerOf: Answer,
  { timeoutMs = 8_000, breaker = createBreaker() }: CallOptions = {},
): (path: string, init: Call) => Promise<Answered<z.output<Answer>> | NoAnswer> {
  const base = baseUrl.href.replace(/\/$/, '')
  return async (path, init) => {
    if (!breaker.mayCall()) return { why: 'resting after failures' }
    const answer = await call(
      base + path,
      {
        ...init,
        headers: { ...init.headers, ...traceHeaders() },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      },
      answerOf,
    )
    if ('why' in answer) breaker.failed()
    else breaker.answered()
    return answer
  }
}

async function call<Answer extends z.ZodType>(
  url: string,
  init: RequestInit,
  answerOf: Answer,
): Promise<Answered<z.output<Answer>> | NoAnswer> {
  try {
    const response = await fetch(url, init)
    const text = await readBounded(response)
    if (response.status >= 500) return { why: `status ${response.status}` }
    const parsed = answerOf.safeParse(JSON.parse(text))
    return parsed.success ? { status: response.status, body: parsed.data } : { why: 'not an answer of the gateway' }
  } catch (error) {
    // Whatever broke, the outcome is the same: it is not known what the gateway did.
    return { why: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxAnswerBytes) throw new RangeError('answer too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
