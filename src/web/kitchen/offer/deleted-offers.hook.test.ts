import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { restoreDeleted, showDeleted } from './deleted-offers.ts'
import { useOwnOffer } from './use-own-offer.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const lists = { dishesfor10_25: ['P1'], dishesfor25_50: [], dishesfor50_100: [], dishesforabove100: [] }
const offer = { menus: [], packages: [{ id: 'P1', name: 'Thali' }], lists, deleted: [] }
const item: DeletedOffer = { id: 'P1', kind: 'package', name: 'Thali', deletedAt: '', restorableUntil: '' }
const settle = () => act(async () => {})

beforeEach(() => vi.mocked(notify).mockReset())

test('a deleted package leaves the page, and Undo restores it and loads the offer again', async () => {
  const server = stubApi(() => Response.json(offer))
  const { result } = renderHook(() => useOwnOffer('CAT1'))
  await settle()
  await act(async () => showDeleted('CAT1', item))
  expect(result.current.offer).toMatchObject({ packages: [], deleted: [item] })
  const [text, kind, action] = vi.mocked(notify).mock.calls[0] ?? []
  expect([text, kind, action?.label]).toEqual(['Thali deleted.', 'success', 'Undo'])
  act(() => action?.onPress())
  await settle()
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/caterer/CAT1/offer',
    'POST /api/dishes/P1/restore',
    'GET /api/caterer/CAT1/offer',
  ])
  expect(notify).toHaveBeenLastCalledWith('Thali restored.', 'success')
  expect(result.current.offer).toMatchObject({ packages: [{ id: 'P1' }], deleted: [] })
})

test('a menu is restored as a menu; a failure says why', async () => {
  const server = stubApi(() => errorResponse('categories_limit', 'You can have 40 categories'))
  expect(await restoreDeleted('CAT1', { ...item, kind: 'menu' })).toBe(false)
  expect(server.requests.map(({ path }) => path)).toEqual(['/api/menus/P1/restore'])
  expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('error')
  stubApi(() => Response.json({}))
  expect(await restoreDeleted('CAT1', item)).toBe(true)
})

test('an offer that could not be loaded is loaded again', async () => {
  const server = stubApi(() => errorResponse('unexpected', 'x'))
  const { result } = renderHook(() => useOwnOffer('CAT1'))
  await settle()
  expect([result.current.failed, result.current.offer]).toEqual([true, undefined])
  server.answerWith(() => Response.json(offer))
  act(() => result.current.load())
  await settle()
  expect([result.current.failed, result.current.offer]).toEqual([false, offer])
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await settle()
  expect(server.requests.length).toBe(3)
  expect(queryClient().getQueryData(['own-offer', 'CAT1'])).toEqual(offer)
})
