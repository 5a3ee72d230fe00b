import { expect, test, vi } from 'vitest'
import { listPromotions } from '#contract/endpoints/coupons.ts'
import { endpoints } from '#contract/endpoints/index.ts'
import { search } from '#contract/endpoints/search.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { SharedContext } from '#server/kernel/context.ts'
import { Json } from '#server/kernel/json.ts'
import type { Log } from '#server/kernel/log.ts'
import { cacheable, lasting } from './api.ts'
import { createPublicReads } from './public-reads.ts'
import type { RememberedAnswers } from './remembered/remembered-answers.ts'

// The handlers of these tests use nothing of it.
const forgetful: RememberedAnswers = {
  keep: async () => undefined,
  renew: async () => undefined,
  forget: () => undefined,
  insteadOf: async () => undefined,
}
const create = () => createPublicReads({} as SharedContext, { debug: () => undefined } as unknown as Log)

test('a read parses what a request would say, as a visitor, and answers a copy', async () => {
  const reads = create()
  const found = { items: [], note: undefined }
  const handler = vi.fn(async () => cacheable(found))
  reads.add(search, handler as never, forgetful)
  const answer = await reads.read('GET /api/search', {
    query: { lat: 19.1, lng: 72.8, page: 2, people: undefined, q: '' },
  })
  expect(handler).toHaveBeenCalledWith(
    expect.objectContaining({ actor: { kind: 'visitor' } }),
    expect.objectContaining({ query: expect.objectContaining({ lat: 19.1, lng: 72.8, page: 2 }) as unknown }),
    expect.anything(),
  )
  expect(answer).toStrictEqual({ items: [] })
})

test('an answer that was written in advance is read', async () => {
  const reads = create()
  reads.add(search, (async () => cacheable(new Json('{"total":3}'))) as never, forgetful)
  expect(await reads.read('GET /api/search', {})).toEqual({ total: 3 })
})

test('an input that the endpoint rejects, and a handler that needs the request, fail', async () => {
  const reads = create()
  reads.add(search, (async (_ctx: unknown, _input: unknown, { ip }: { ip: string }) => ip) as never, forgetful)
  await expect(reads.read('GET /api/search', { query: { page: 'x' } })).rejects.toThrow()
  await expect(reads.read('GET /api/search', {})).rejects.toThrow('there is no request')
})

test('what is not open to everyone is not read', () => {
  const reads = create()
  for (const endpoint of Object.values(endpoints)) reads.add(endpoint as never, (async () => ({})) as never, forgetful)
  const offered = Object.values(endpoints).filter(
    ({ method, path }) => reads.read(`${method} ${path}`, {})?.catch(() => undefined) !== undefined,
  )
  expect(offered.length).toBeGreaterThan(10)
  expect(offered.filter(({ method, access }) => method !== 'GET' || access !== 'public')).toEqual([])
  expect(offered).toContain(listPromotions)
})

test('a lasting answer is remembered by the address that a request for it has', async () => {
  const reads = create()
  const keep = vi.fn(async () => undefined)
  reads.add(search, (async () => lasting({ total: 3 })) as never, { ...forgetful, keep })
  reads.add(listPromotions, (async () => cacheable([])) as never, { ...forgetful, keep })
  await reads.read('GET /api/search', { query: { place: 'Andheri West', page: 2, q: undefined } })
  await reads.read('GET /api/promotions', {})
  expect(keep.mock.calls).toEqual([['/api/search?place=Andheri+West&page=2', '{"total":3}']])
})

test('while the database is away the latest answer is given, without a second try as a request', async () => {
  const reads = create()
  const away = new Error('away')
  const insteadOf = vi.fn(async (error: unknown, url: string) =>
    error === away && url === '/api/search?page=2' ? '{"total":3}' : undefined,
  )
  reads.add(search, (async () => Promise.reject(away)) as never, { ...forgetful, insteadOf })
  expect(await reads.read('GET /api/search', { query: { page: 2 } })).toEqual({ total: 3 })
  await expect(reads.read('GET /api/search', { query: { page: 3 } })).rejects.toBe(away)
})

test('a renewed answer is remembered for longer, and one that is refused is forgotten', async () => {
  const reads = create()
  const [renew, forget] = [vi.fn(async () => undefined), vi.fn()]
  let refusal: Error | undefined
  const handler = async () => (refusal ? Promise.reject(refusal) : lasting({ total: 3 }))
  reads.add(search, handler as never, { ...forgetful, renew, forget })
  await reads.renew('GET /api/search', { query: { page: 2 } }, 60_000)
  expect(renew.mock.calls).toEqual([['/api/search?page=2', '{"total":3}', 60_000]])

  refusal = new Error('away')
  await expect(reads.renew('GET /api/search', { query: { page: 2 } }, 60_000)).rejects.toBe(refusal)
  expect(forget).not.toHaveBeenCalled()
  refusal = fail('caterer_not_found')
  await expect(reads.renew('GET /api/search', { query: { page: 2 } }, 60_000)).rejects.toBe(refusal)
  expect(forget.mock.calls).toEqual([['/api/search?page=2']])
})
