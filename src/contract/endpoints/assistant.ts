import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { AccountEvent } from './account-event.ts'
import { CatererCard } from './caterers.ts'
import { Rupees } from './shared.ts'
import { neededLines } from './text.ts'

/** What an answer rests on: a rule, a text of the site, today's data, or nothing. */
export const confidences = ['known', 'found', 'live', 'none'] as const

const { inputLength, answerLength, caterers, perNetworkMinute, perNetworkDay } = limits.assistant

const Path = z.string().regex(/^\//)

export const NamedCaterer = CatererCard.pick({
  id: true,
  name: true,
  area: true,
  averageRating: true,
  totalReviews: true,
  distanceKm: true,
})
  .extend({
    path: Path.describe('Path of its page, with the event'),
    perPlate: Rupees.optional().describe(
      'Lowest price per plate in rupees with GST for the event; absent where it is on request',
    ),
  })
  .meta({ id: 'NamedCaterer', description: 'Caterer that an answer names' })
export type NamedCaterer = z.output<typeof NamedCaterer>

export const AssistantAnswer = z
  .object({
    answer: z.string().max(answerLength).describe('Plain text'),
    links: z
      .array(z.object({ path: Path.describe('Path of this site, with its query'), text: z.string() }))
      .describe('Pages that say or do more'),
    caterers: z
      .array(NamedCaterer)
      .max(caterers)
      .optional()
      .describe('Caterers that fit; only where any were looked for'),
    event: AccountEvent.optional().describe('Event as far as the question says it'),
    confidence: z
      .enum(confidences)
      .describe(
        '`known`: a rule; `found`: a text of the site; `live`: data of today; `none`: the question was not understood',
      ),
  })
  .meta({ id: 'AssistantAnswer' })
export type AssistantAnswer = z.output<typeof AssistantAnswer>

export const askAssistant = endpoint({
  method: 'GET',
  // The router answers it with a slash at its end as well, which is how the spec's client asks.
  path: '/chatbot/chatbot/chatbot_response',
  access: 'public',
  tag: 'Assistant',
  summary: 'Ask the assistant',
  description: `Answers a question by rules, texts of the site and today's caterers. It knows no orders and says nothing of whether one exists. Nothing of the question is stored or repeated; questions without an answer are counted by day. Limited to ${perNetworkMinute} questions per network and minute, and ${perNetworkDay} per day.`,
  errors: ['query_invalid', 'too_many_requests'],
  query: z.object({
    input: neededLines(inputLength, 'question_needed').describe('Question in English, or in Hindi in Latin script'),
  }),
  queryError: 'query_invalid',
  success: 'The answer',
  response: AssistantAnswer,
})
