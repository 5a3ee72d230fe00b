import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { ownCatererQuery } from '#web/kitchen/onboarding/use-own-caterer.ts'
import { useDocuments } from './use-documents.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const document = (id: string): CatererDocument => ({
  id,
  kind: 'fssai_licence',
  mediaType: 'application/pdf',
  bytes: 2048,
  uploadedAt: '2026-11-20T04:30:00.000Z',
})

beforeEach(() => {
  vi.mocked(notify).mockReset()
  queryClient().clear()
})

async function render(server = stubApi(() => Response.json([document('D1'), document('D2')]))) {
  const { result } = renderHook(() => useDocuments('CAT1'))
  await act(async () => {})
  return { server, result, ids: () => result.current.documents?.map(({ id }) => id) }
}

describe('useDocuments', () => {
  test('shows what was uploaded, and what the server answers to a removal', async () => {
    const { server, result, ids } = await render()
    expect(ids()).toEqual(['D1', 'D2'])
    server.answerWith(() => Response.json([document('D2')]))
    await act(() => result.current.remove('D1'))
    expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/caterer/CAT1/documents/D1' })
    expect([ids(), result.current.removing]).toEqual([['D2'], undefined])
    expect(vi.mocked(notify).mock.calls).toEqual([['File removed.', 'success']])
  })

  test('shows the documents of one caterer, and of another one when it changes', async () => {
    const server = stubApi(({ path }) => Response.json([document(path.includes('CAT2') ? 'D9' : 'D1')]))
    const { result, rerender } = renderHook(useDocuments, { initialProps: 'CAT1' })
    await act(async () => {})
    rerender('CAT2')
    expect(result.current.documents).toBeUndefined()
    await act(async () => {})
    expect(result.current.documents).toEqual([document('D9')])
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/caterer/CAT1/documents',
      'GET /api/caterer/CAT2/documents',
    ])
  })

  test('stops loading when the page is left', async () => {
    const server = stubApi()
    renderHook(() => useDocuments('CAT1')).unmount()
    await act(async () => {})
    expect(server.aborted).toEqual(server.requests)
  })

  test('shows which document is being removed', async () => {
    const { server, result } = await render()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    await act(async () => void result.current.remove('D1'))
    expect(result.current.removing).toBe('D1')
    await act(async () => resolve(Response.json([])))
    expect(result.current.removing).toBeUndefined()
  })

  test('says why a removal failed, and loads what is there', async () => {
    const { server, result, ids } = await render()
    server.answerWith(({ method }) =>
      method === 'DELETE'
        ? errorResponse('document_not_found', 'This document is no longer there.')
        : Response.json([document('D2')]),
    )
    await act(() => result.current.remove('D1'))
    expect(vi.mocked(notify).mock.calls).toEqual([['This document is no longer there.', 'error']])
    expect(ids()).toEqual(['D2'])
  })

  test('can be tried again when the list did not come', async () => {
    const { server, result, ids } = await render(stubApi(() => errorResponse('busy', 'Busy.')))
    expect([result.current.failed, ids()]).toEqual([true, undefined])
    server.answerWith(() => Response.json([document('D1')]))
    await act(async () => result.current.load())
    expect([result.current.failed, ids()]).toEqual([false, ['D1']])
  })

  test('makes the profile stale with an upload, since it may be in review again', async () => {
    const { result, ids } = await render()
    const own = ownCatererQuery({ id: 'U1' } as Parameters<typeof ownCatererQuery>[0])
    queryClient().setQueryData(own.queryKey, null)
    await act(async () => result.current.added([document('D3')]))
    expect([ids(), queryClient().getQueryState(own.queryKey)?.isInvalidated]).toEqual([['D3'], true])
  })
})
