import type { Api } from './http/api.ts'
import type { Config } from './kernel/config.ts'
import type { Context } from './kernel/context.ts'
import type { RateLimits } from './kernel/rate-limit.ts'
import { bindAssistant } from './modules/assistant/http.ts'
import { createAssistant, type Assistant } from './modules/assistant/index.ts'
import type { Catalogue } from './modules/catalogue/index.ts'
import { listPromotions } from './modules/coupons/index.ts'
import { bindMcp } from './modules/mcp/http/index.ts'
import { createMcp } from './modules/mcp/index.ts'
import type { Places } from './modules/places/index.ts'

export type { Assistant } from './modules/assistant/index.ts'

interface Parts {
  config: Config
  rateLimits: RateLimits
  catalogue: Catalogue
  places: Places
}

/** Our own assistant, and the endpoint for those of others where it is on. */
export function createAssistants({ config, rateLimits, catalogue, places }: Parts): {
  assistant: Assistant
  bind(api: Api): void
} {
  const offers = (ctx: Context) => listPromotions(ctx, 'strip')
  const assistant = createAssistant({ catalogue, places, offers }, rateLimits)
  return {
    assistant,
    bind(api) {
      bindAssistant(api, assistant)
      if (config.mcp) bindMcp(api, createMcp(rateLimits, config.publicUrl), config.trustedProxies)
    },
  }
}
