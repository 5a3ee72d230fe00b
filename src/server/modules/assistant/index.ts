// The public API of this module: answers to questions of visitors.
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { limits } from '#contract/limits.ts'
import type { SiteText } from '#contract/site-text.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { AssistantDeps } from './deps.ts'
import { answerQuestion } from './operations/answer-question.ts'
import { createNameIndex } from './operations/name-index.ts'
import { createTextIndex } from './operations/text-index.ts'

export interface Assistant {
  /** Throws `too_many_requests`. */
  answer(ctx: Context, question: { input: string; ip: string }): Promise<AssistantAnswer>
  /** Takes the texts of the site, which are asked for at the first question that needs them. Without it no text is found. */
  readTexts(load: () => Promise<readonly SiteText[]>): void
}

const day = 24 * 60 * 60

export function createAssistant(
  others: Pick<AssistantDeps, 'catalogue' | 'places' | 'offers'>,
  rateLimits: RateLimits,
): Assistant {
  let load: () => Promise<readonly SiteText[]> = async () => []
  const { perNetworkMinute, perNetworkDay } = limits.assistant
  const deps: AssistantDeps = {
    ...others,
    names: createNameIndex(others.catalogue),
    texts: createTextIndex(() => load()),
    limits: {
      byMinute: rateLimits('assistant-minute', { tries: perNetworkMinute, seconds: 60 }),
      byDay: rateLimits('assistant-day', { tries: perNetworkDay, seconds: day }),
    },
  }
  return {
    answer: (ctx, question) => answerQuestion(ctx, deps, question),
    readTexts: (given) => void (load = given),
  }
}
