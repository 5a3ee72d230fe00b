import type { RailwayMap } from '#contract/endpoints/places.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import type { SearchQueryParams } from '#web/public/listing/search-params.ts'

let ahead: { question: string; answer: Promise<RailwayMap> } | undefined

/** Asks for caterers along the lines while the script of the map is loaded. */
export function askAhead(query: SearchQueryParams): void {
  const question = JSON.stringify(query)
  if (ahead?.question === question) return
  const answer = publicApi('GET /api/railway', { query })
  answer.catch(() => undefined)
  ahead = { question, answer }
}

/** Caterers along the lines. What was asked ahead is used once. */
export function askRailway(query: SearchQueryParams, signal: AbortSignal): Promise<RailwayMap> {
  const asked = ahead
  ahead = undefined
  return asked?.question === JSON.stringify(query) ? asked.answer : publicApi('GET /api/railway', { query }, { signal })
}
