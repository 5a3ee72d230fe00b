import { askAssistant } from '#contract/endpoints/assistant.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { privateNoStore } from '#server/http/private-no-store.ts'
import type { Assistant } from './index.ts'

export function bindAssistant(api: Api, assistant: Assistant): void {
  api.on(askAssistant, async (ctx, { query }, { ip }) => {
    const answer = await assistant.answer(ctx, { input: query.input, ip })
    // The URL is what somebody asked.
    return new Reply(answer, { headers: { 'Cache-Control': privateNoStore } })
  })
}
