// The public API of this module: settings of the endpoint for assistants of others.
import type { RateLimit, RateLimits } from '#server/kernel/rate-limit.ts'

export interface McpDeps {
  publicUrl: URL
  byNetwork: RateLimit
}

const perNetworkMinute = 60

export function createMcp(rateLimits: RateLimits, publicUrl: URL): McpDeps {
  return { publicUrl, byNetwork: rateLimits('mcp-network', { tries: perNetworkMinute, seconds: 60 }) }
}
