import type { AuditedAct, ReviewDetail } from '#contract/endpoints/approval.ts'
import type { Api } from '#contract/endpoints/index.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { aUser } from '#test/factories/index.ts'
import { call, signedInAs } from './accounts.ts'
import type { TestServer } from './server.ts'

type Answer<Body> = { status: number; body: Body & Partial<ErrorResponse> }

/** Returns an admin with what the back office offers. */
export async function anAdmin(server: TestServer, name = 'Asha') {
  const user = await aUser(server, { role: '1', firstName: name, lastName: 'Rao' })
  const headers = await signedInAs(server, user)
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> => {
    const response = await call(server, method, path, { headers, ...(body === undefined ? {} : { body }) })
    return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
  }
  const of = (id: string, rest = '') => `/api/admin/caterers/${id}${rest}`
  const see = (id: string) => send<ReviewDetail>('GET', of(id))
  const versionOf = async (id: string) => (await see(id)).body.caterer.version
  return {
    user,
    send,
    see,
    versionOf,
    list: (query = '') => send<Api['GET /api/admin/caterers']['answer']>('GET', `/api/admin/caterers${query}`),
    /** Decides about the version given, else about the present one. */
    decide: async (id: string, action: string, { reason = '', version }: { reason?: string; version?: number } = {}) =>
      send<ReviewDetail>('POST', of(id, '/approval'), { action, reason, version: version ?? (await versionOf(id)) }),
    check: async (id: string, item: string, checked = true) =>
      send<ReviewDetail>('PUT', of(id, `/checks/${item}`), { checked, version: await versionOf(id) }),
    revise: async (
      id: string,
      decisions: object,
      { reason = '', version }: { reason?: string; version?: number } = {},
    ) =>
      send<ReviewDetail>('POST', of(id, '/revision'), { decisions, reason, version: version ?? (await versionOf(id)) }),
    audit: (query = '') => send<{ items: AuditedAct[]; hasMore: boolean }>('GET', `/api/admin/audit${query}`),
  }
}
