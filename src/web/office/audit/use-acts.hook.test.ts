import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useActs } from './use-acts.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const page = (hasMore: boolean, ...ids: string[]) => Response.json({ items: ids.map((id) => ({ id })), hasMore })
const settle = () => act(async () => {})

beforeEach(() => vi.mocked(notify).mockReset())

async function open(subject?: string) {
  const server = stubApi(() => page(true, '9', '8'))
  const { result } = renderHook(() => useActs(subject))
  expect([result.current.acts, result.current.hasMore]).toEqual([[], false])
  await settle()
  return { server, result, ids: () => result.current.acts.map(({ id }) => id) }
}

describe('useActs', () => {
  test('adds earlier acts after the last one that is shown', async () => {
    const { server, result, ids } = await open('CAT1')
    expect([ids(), result.current.hasMore]).toEqual([['9', '8'], true])
    server.answerWith(() => page(true, '7', '6'))
    await act(async () => result.current.showEarlier())
    server.answerWith(() => page(false, '5'))
    await act(async () => result.current.showEarlier())
    expect([ids(), result.current.hasMore]).toEqual([['9', '8', '7', '6', '5'], false])
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/admin/audit?subject=CAT1',
      '/api/admin/audit?subject=CAT1&before=8',
      '/api/admin/audit?subject=CAT1&before=6',
    ])
    expect(notify).not.toHaveBeenCalled()
  })

  test('shows each act once when newer ones moved it into the first page', async () => {
    const { server, result, ids } = await open()
    server.answerWith(() => page(false, '7'))
    await act(async () => result.current.showEarlier())
    server.answerWith(() => page(true, '10', '9', '8', '7'))
    await act(async () => queryClient().refetchQueries())
    expect([ids(), result.current.hasMore]).toEqual([['10', '9', '8', '7'], false])
    expect(server.requests[0]?.path).toBe('/api/admin/audit')
  })

  test('loads one page at a time', async () => {
    const { server, result } = await open()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    act(() => void result.current.showEarlier())
    expect(result.current.busy).toBe(true)
    await act(async () => result.current.showEarlier())
    expect(server.requests).toHaveLength(2)
    await act(async () => resolve(page(false, '7')))
    expect(result.current.busy).toBe(false)
  })

  test('asks for nothing earlier than nothing', async () => {
    const server = stubApi(() => page(false))
    const { result } = renderHook(() => useActs())
    await settle()
    await act(async () => result.current.showEarlier())
    expect(server.requests).toHaveLength(1)
  })

  test('says that earlier acts could not be loaded, and loads them the next time', async () => {
    const { server, result, ids } = await open()
    server.answerWith(() => errorResponse('unexpected', 'Something went wrong.'))
    await act(async () => result.current.showEarlier())
    expect(vi.mocked(notify).mock.calls.map(([, tone]) => tone)).toEqual(['error'])
    expect([ids(), result.current.busy, result.current.hasMore]).toEqual([['9', '8'], false, true])
    server.answerWith(() => page(false, '7'))
    await act(async () => result.current.showEarlier())
    expect(ids()).toEqual(['9', '8', '7'])
  })
})
