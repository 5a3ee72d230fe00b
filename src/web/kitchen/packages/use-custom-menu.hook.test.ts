import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { anOwnItem, aFilledMenu, anOfferOf, anOwnPackage } from '#test/factories/own-offer.ts'
import { errorResponse, stubApi, type StubHandler } from '#test/support/api-stub.ts'
import { ownOfferQuery } from '#web/kitchen/offer/use-own-offer.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { m } from '#messages'
import { formDraftOf } from './package-drafts.ts'
import type { PackageFields } from './package-fields.ts'
import { useCustomMenu } from './use-custom-menu.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ askFirst: vi.fn() }))

const query = ownOfferQuery('CAT1')
const items = ['M1', 'M2'].map((id, at) => anOwnItem(id, at + 1, { quantity: 0 }))
const saved = (values: Partial<OwnPackage> = {}) =>
  anOwnPackage('C1', { kind: 'custom', dishType: 'custom', bands: [], basePrice: 0, minBill: 0, items, ...values })
const menus = [aFilledMenu('M1'), aFilledMenu('M2')]
const none = anOfferOf({ menus })
const one = anOfferOf({ menus, packages: [saved()] })

function custom(offer: OwnOffer, handler?: StubHandler) {
  const server = stubApi(handler)
  queryClient().setQueryData(query.queryKey, offer)
  const { result } = renderHook(() => {
    const { data = offer } = usePrivateQuery(query, { refetchOnMount: false })
    return useCustomMenu('U1', 'CAT1', data)
  })
  const type = (change: Partial<PackageFields>) => {
    const { entry, store } = result.current
    act(() => formDraftOf(store, entry.key, entry.initial).change(change))
  }
  const reversed = () => type({ items: result.current.entry.initial.items.toReversed() })
  return { server, result, type, reversed }
}

const sent = ({ requests }: ReturnType<typeof stubApi>) =>
  requests.map(({ method, path, body }) => [`${method} ${path}`, body])
const said = () => vi.mocked(notify).mock.calls.map(([text]) => text)
const toasts = () => vi.mocked(notify).mock.calls
const currently = (pack: OwnPackage) =>
  Response.json(
    { statusCode: 409, error: 'Conflict', code: 'offer_changed', message: ['x'], current: pack, requestId: 'r' },
    { status: 409 },
  )

beforeEach(() => {
  vi.mocked(notify).mockReset()
  vi.mocked(askFirst).mockReset()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('useCustomMenu', () => {
  test('is created where there is none, with a name of its own (R283)', async () => {
    const { server, result, type } = custom(none, () => Response.json(saved()))
    expect(result.current.entry).toMatchObject({ saved: undefined, values: { kind: 'custom', name: 'Custom Menu' } })
    expect(result.current.isComposed).toBe(false)
    type({ items: [{ menuId: 'M1', quantity: '0', price: '40', minQty: '1', marked: [] }] })
    await act(() => result.current.create())
    expect(sent(server)).toMatchObject([
      [
        'POST /api/dishes',
        { kind: 'custom', dishType: 'custom', name: 'Custom Menu', items: [{ menuId: 'M1', priority: 1 }] },
      ],
    ])
    expect(toasts()).toEqual([['Custom menu created successfully!', 'success']])
    expect(result.current.store.get()).toEqual({})
    expect(result.current).toMatchObject({
      entry: { key: 'C1', isChanged: false },
      busy: undefined,
      failure: undefined,
    })
  })

  test('one that was created elsewhere is loaded, and what was typed stays', async () => {
    const { server, result, type } = custom(none, ({ method }) =>
      method === 'POST' ? errorResponse('custom_menu_exists', 'x') : Response.json(one),
    )
    type({ minBill: '500' })
    await act(() => result.current.create())
    expect(said()).toEqual(['Failed to create custom menu. Please try again.'])
    expect(result.current.failure?.message).toBe('You already have a Custom Menu. Update it instead.')
    expect(sent(server).map(([what]) => what)).toEqual(['POST /api/dishes', 'GET /api/caterer/CAT1/offer'])
    expect(result.current.entry.saved?.id).toBe('C1')
    expect(result.current.store.get()['new-custom']?.typed).toEqual({ minBill: '500' })
  })

  test('the update is possible only when the composition differs (R285), and sends the items alone', async () => {
    const { server, result, type, reversed } = custom(one, () =>
      Response.json(saved({ version: 2, items: [anOwnItem('M2', 1), anOwnItem('M1', 2)] })),
    )
    expect(result.current.isComposed).toBe(false)
    type({ minBill: '700' })
    expect(result.current.isComposed).toBe(false)
    reversed()
    expect(result.current.isComposed).toBe(true)
    await act(() => result.current.update())
    expect(sent(server)).toEqual([
      [
        'PATCH /api/dishes/C1',
        {
          items: [
            { menuId: 'M2', quantity: 0, basePrice: 30, minQty: 1, priority: 1 },
            { menuId: 'M1', quantity: 0, basePrice: 30, minQty: 1, priority: 2 },
          ],
          defaultSelection: [],
          version: 1,
        },
      ],
    ])
    expect(toasts()).toEqual([['Custom menu updated successfully!', 'success']])
    expect(result.current.isComposed).toBe(false)
    expect(result.current.store.get()['C1']).toMatchObject({ typed: { minBill: '700' }, before: { minBill: '0' } })
  })

  test('prices and words are saved apart', async () => {
    const { server, result, type } = custom(one, () => Response.json(saved({ minBill: 700, version: 2 })))
    await act(() => result.current.saveDetails())
    expect([server.requests, said()]).toEqual([[], ['No changes detected.']])
    type({ minBill: '700' })
    await act(() => result.current.saveDetails())
    expect(sent(server)).toEqual([['PATCH /api/dishes/C1', { minBill: 700, version: 1 }]])
    expect(toasts().at(-1)).toEqual(['Changes saved successfully!', 'success'])
    expect(result.current.store.get()).toEqual({})
  })

  test.each([
    ['update', 'No custom menu found to update.'],
    ['saveDetails', 'No custom menu found to update.'],
    ['deleteNow', 'No custom menu found to delete.'],
  ] as const)('%s of one that is gone says so and loads the offer', async (act_, text) => {
    vi.mocked(askFirst).mockResolvedValueOnce(true)
    const { server, result, type, reversed } = custom(one, ({ method }) =>
      method === 'GET' ? Response.json(none) : errorResponse('menu_not_found', 'Gone'),
    )
    type({ minBill: '700' })
    reversed()
    await act(() => result.current[act_]())
    expect([said(), server.requests.at(-1)?.method]).toEqual([[text], 'GET'])
    expect(result.current.entry.saved).toBeUndefined()
  })

  test.each([
    ['update', 'Failed to update custom menu. Please try again.'],
    ['saveDetails', 'Failed to save changes. Please try again.'],
    ['deleteNow', 'Failed to delete custom menu. Please try again.'],
  ] as const)('%s that fails says so and keeps what was typed', async (act_, text) => {
    vi.mocked(askFirst).mockResolvedValueOnce(true)
    const { server, result, reversed } = custom(one, () => errorResponse('unexpected', 'x'))
    reversed()
    await act(() => result.current[act_]())
    expect(toasts()).toEqual([[text, 'error']])
    expect(server.requests).toHaveLength(1)
    expect([result.current.isComposed, result.current.busy]).toEqual([true, undefined])
    expect(result.current.failure?.name).toBe('Package C1')
    // The next attempt takes the message away.
    server.answerWith(() => new Promise<Response>(() => {}))
    await act(async () => void result.current.update())
    expect(result.current).toMatchObject({ failure: undefined, busy: 'update' })
  })

  test('is deleted after a question, with Undo', async () => {
    const deleted = { id: 'C1', kind: 'package', name: 'Custom Menu', deletedAt: '', restorableUntil: '' }
    const { server, result } = custom(one, () => Response.json(deleted))
    vi.mocked(askFirst).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await act(() => result.current.deleteNow())
    expect(server.requests).toEqual([])
    expect(askFirst).toHaveBeenLastCalledWith(m.packages_custom_delete_question({ name: 'Package C1' }), {
      no: m.packages_delete_keep(),
      yes: m.packages_custom_delete(),
    })
    await act(() => result.current.deleteNow())
    expect(sent(server)).toEqual([['DELETE /api/dishes/C1', undefined]])
    expect(vi.mocked(notify).mock.lastCall).toMatchObject([
      'Custom menu deleted successfully!',
      'success',
      { label: 'Undo' },
    ])
    expect(result.current.entry.saved).toBeUndefined()
    await act(() => result.current.deleteNow())
    expect(server.requests).toHaveLength(1)
  })

  test('goes on when other details were changed elsewhere, and waits for a choice when the same ones were', async () => {
    const { server, result, type } = custom(one, ({ body }) =>
      (body as { version: number }).version === 1
        ? currently(saved({ name: 'Other', version: 2 }))
        : Response.json(saved({ name: 'Other', minBill: 700, version: 3 })),
    )
    type({ minBill: '700' })
    await act(() => result.current.saveDetails())
    expect(sent(server).map(([, body]) => body)).toEqual([
      { minBill: 700, version: 1 },
      { minBill: 700, version: 2 },
    ])
    type({ minBill: '800' })
    server.answerWith(() => currently(saved({ minBill: 900, version: 4 })))
    await act(() => result.current.saveDetails())
    expect(said().at(-1)).toBe('Failed to save changes. Please try again.')
    expect(result.current.entry).toMatchObject({ conflicts: ['minBill'], values: { minBill: '800' } })
  })

  test('does one thing at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, result, type } = custom(one, () => promise)
    type({ minBill: '700' })
    act(() => void result.current.saveDetails())
    expect(result.current.busy).toBe('details')
    await act(() => result.current.update())
    expect(server.requests).toHaveLength(1)
    await act(async () => resolve(Response.json(saved({ minBill: 700 }))))
    expect(result.current.busy).toBeUndefined()
  })
})
