import type { Quote, QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { CallOptions } from '#web/shared/api/api.ts'
import { translated } from '#web/shared/api/translate.ts'
import { useAnswer } from '#web/booking/steps/use-answer.ts'

/** Names a question: the same request of the same person. */
export function questionOf(request: QuoteRequest, userId: string | undefined): string {
  return JSON.stringify([request, userId])
}

export type Quoting = ReturnType<typeof useQuote>

/** The bill of a draft from the server, asked for as {@link useAnswer} asks. */
export function useQuote(request: QuoteRequest, userId: string | undefined) {
  const question = questionOf(request, userId)
  const { answer, failed, ...rest } = useAnswer(question, askFor)
  return {
    ...rest,
    question,
    quote: answer,
    /** Why there is no answer, in words. */
    failed: failed?.reason,
  }
}

/** The bill of a request, with its problems in the page's own texts. */
export async function quoteFor(body: QuoteRequest, options: CallOptions = {}): Promise<Quote> {
  const quote = await api('POST /api/orders/quote', { body }, options)
  return { ...quote, problems: await translated(quote.problems) }
}

async function askFor(question: string, signal: AbortSignal): Promise<Quote> {
  // Written by questionOf.
  const [body] = JSON.parse(question) as [QuoteRequest, string?]
  return quoteFor(body, { signal })
}
