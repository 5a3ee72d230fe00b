import { api } from '#web/shared/api/browser-api.ts'
import type { Api } from '#contract/endpoints/index.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

export type ActsPage = Api['GET /api/admin/audit']['answer']

/** The newest acts, of one subject where it is given. */
export function actsQuery(subject?: string): PrivateQuery<ActsPage> {
  return {
    queryKey: ['office', 'audit', subject ?? ''],
    queryFn: ({ signal }) => loadActs({ subject }, signal),
  }
}

/** A page of acts after the one with the id `before`. */
export function loadActs(
  { subject, before }: { subject?: string | undefined; before?: string },
  signal?: AbortSignal,
): Promise<ActsPage> {
  const query = { ...(subject === undefined ? {} : { subject }), ...(before === undefined ? {} : { before }) }
  return api('GET /api/admin/audit', { query }, signal ? { signal } : {})
}
