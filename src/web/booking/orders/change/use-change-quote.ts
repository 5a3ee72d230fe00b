import { api } from '#web/shared/api/browser-api.ts'
import { translated } from '#web/shared/api/translate.ts'
import { useAnswer } from '#web/booking/steps/use-answer.ts'
import type { ChangeRequest } from './change-form-state.ts'

/** What a change would cost, from the server, asked for as {@link useAnswer} asks; without a request nothing is asked. */
export function useChangeQuote(orderId: string, request: ChangeRequest | undefined) {
  const { answer, current, pending, failed, askAgain } = useAnswer(
    request && JSON.stringify(request),
    async (question, signal) => {
      // Written above.
      const body = JSON.parse(question) as ChangeRequest
      const quote = await api('POST /api/orders/{id}/change/quote', { params: { id: orderId }, body }, { signal })
      return { ...quote, problems: await translated(quote.problems) }
    },
  )
  return {
    /** The price of what stands in the form now. */
    current: current ? answer : undefined,
    /** The newest price, which may be that of a moment ago. */
    shown: answer,
    pending,
    /** Why there is no price. */
    failed,
    askAgain,
  }
}

export type ChangeQuoting = ReturnType<typeof useChangeQuote>
