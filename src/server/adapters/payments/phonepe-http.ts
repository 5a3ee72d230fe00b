import { z } from 'zod'
import { traceHeaders } from '#server/kernel/tracing/trace.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createHttpCall, type HttpRequest, type HttpResponse } from './http-call.ts'

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
export type Call = HttpRequest

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
  const send = createHttpCall({ timeoutMs, mostBytes: maxAnswerBytes })
  return async (path, { headers, ...request }) => {
    if (!breaker.mayCall()) return { why: 'resting after failures' }
    const answer = await read(send(base + path, { ...request, headers: { ...headers, ...traceHeaders() } }), answerOf)
    if ('why' in answer) breaker.failed()
    else breaker.answered()
    return answer
  }
}

async function read<Answer extends z.ZodType>(
  sent: Promise<HttpResponse>,
  answerOf: Answer,
): Promise<Answered<z.output<Answer>> | NoAnswer> {
  try {
    const { status, text } = await sent
    if (status >= 500) return { why: `status ${status}` }
    const parsed = answerOf.safeParse(JSON.parse(text))
    return parsed.success ? { status, body: parsed.data } : { why: 'not an answer of the gateway' }
  } catch (error) {
    // Whatever broke, the outcome is the same: it is not known what the gateway did.
    return { why: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}
