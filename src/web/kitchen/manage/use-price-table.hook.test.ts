import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { anOwnOffer } from '#test/factories/own-offer.ts'
import { errorResponse, stubApi, type StubHandler } from '#test/support/api-stub.ts'
import { ownOfferQuery } from '#web/kitchen/offer/use-own-offer.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { usePriceTable } from './use-price-table.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const menu = (id: string, basePrice: number, version = 1): OwnMenu => ({
  id,
  name: id,
  catererId: 'CAT1',
  basePrice,
  status: { id: 1 },
  items: [],
  version,
})
const query = ownOfferQuery('CAT1')

function table(menus: OwnMenu[], handler?: StubHandler) {
  const server = stubApi(handler)
  const offer = anOwnOffer({ menus })
  queryClient().setQueryData(query.queryKey, offer)
  const { result } = renderHook(() => {
    const { data = offer } = usePrivateQuery(query, { refetchOnMount: false })
    return usePriceTable('U1', 'CAT1', data.menus)
  })
  const row = (id: string) => {
    const found = result.current.rows.find((one) => one.menu.id === id)
    if (!found) throw new Error(`no row ${id}`)
    return found
  }
  const type = (id: string, text: string) => act(() => result.current.type(row(id), text))
  const save = () => act(() => result.current.save())
  return { server, result, row, type, save }
}

const said = () => vi.mocked(notify).mock.calls.map(([text]) => text)
const current = (saved: OwnMenu) =>
  Response.json(
    { statusCode: 409, error: 'Conflict', code: 'offer_changed', message: ['x'], current: saved, requestId: 'r' },
    { status: 409 },
  )

beforeEach(() => {
  vi.mocked(notify).mockReset()
  // What earlier tests left in memory is in storage no more.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('usePriceTable', () => {
  test('saves the changed prices alone', async () => {
    const { server, result, row, type, save } = table([menu('A', 50), menu('B', 70, 4)], () =>
      Response.json(menu('B', 75.5, 5)),
    )
    type('B', '75.50')
    expect(result.current.isEdited).toBe(true)
    expect(await save()).toBeUndefined()
    expect(server.requests).toEqual([{ method: 'PATCH', path: '/api/menus/B', body: { basePrice: 75.5, version: 4 } }])
    expect(vi.mocked(notify).mock.calls).toEqual([['Changes saved successfully!', 'success']])
    expect([row('B').text, result.current.isEdited, result.current.pending]).toEqual(['75.5', false, false])
    expect(localStorage.getItem('unsavedPrices')).toBeNull()
    // And the next change as well.
    server.answerWith(() => errorResponse('unexpected', 'x'))
    type('B', '80')
    await save()
    expect(server.requests[1]?.body).toEqual({ basePrice: 80, version: 5 })
    expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('error')
  })

  test('says so when nothing changed', async () => {
    const { server, type, save } = table([menu('A', 50)])
    type('A', '50.0')
    await save()
    expect([server.requests, said()]).toEqual([[], ['No changes detected.']])
    expect(localStorage.getItem('unsavedPrices')).toBeNull()
  })

  test('sends nothing while a price is wrong, and returns its row', async () => {
    const { server, result, row, type, save } = table([menu('A', 50), menu('B', 70)])
    type('A', '60')
    type('B', '-1')
    expect(result.current.errorOf(row('B'))).toBeUndefined()
    expect((await save())?.menu.id).toBe('B')
    expect(server.requests).toEqual([])
    expect(result.current.errorOf(row('B'))).toBe('Enter rupees per plate, from 0 to 1,00,000')
  })

  test('shows what is wrong once the field was left', () => {
    const { result, row, type } = table([menu('A', 50)])
    type('A', 'x')
    act(() => result.current.leave(row('A')))
    expect(result.current.errorOf(row('A'))).toBe('Enter rupees per plate, from 0 to 1,00,000')
  })

  test('keeps what failed with its reason, and saves the others', async () => {
    const { result, row, type, save } = table([menu('A', 50), menu('B', 70)], ({ path }) =>
      path.endsWith('A')
        ? errorResponse('offer_invalid', 'x', { basePrice: 'Too dear' })
        : Response.json(menu('B', 75, 2)),
    )
    type('A', '60')
    type('B', '75')
    expect((await save())?.menu.id).toBe('A')
    expect(said()).toEqual(['Failed to save changes. Please try again.'])
    expect([row('A').text, result.current.errorOf(row('A'))]).toEqual(['60', 'Too dear'])
    expect([row('B').isChanged, result.current.errorOf(row('B'))]).toEqual([false, undefined])
    type('A', '61')
    expect(result.current.errorOf(row('A'))).toBeUndefined()
    act(() => result.current.discard())
    expect([row('A').text, result.current.isEdited]).toEqual(['50', false])
  })

  test('goes on when only other details of the menu were changed elsewhere', async () => {
    const { server, type, save } = table([menu('A', 50)], ({ body }) =>
      (body as { version: number }).version === 1 ? current(menu('A', 50, 7)) : Response.json(menu('A', 60, 8)),
    )
    type('A', '60')
    expect(await save()).toBeUndefined()
    expect(server.requests.map(({ body }) => body)).toEqual([
      { basePrice: 60, version: 1 },
      { basePrice: 60, version: 7 },
    ])
  })

  test.each([
    ['keeps the typed price', 'keepMine', '60', true],
    ['takes the other price', 'takeTheirs', '55', false],
  ] as const)('shows a price that was saved elsewhere, and %s', async (_, choose, text, isChanged) => {
    const { server, result, row, type, save } = table([menu('A', 50)], () => current(menu('A', 55, 2)))
    type('A', '60')
    await save()
    expect(row('A')).toMatchObject({ isConflict: true, text: '60', menu: { basePrice: 55, version: 2 } })
    await save()
    expect(server.requests).toHaveLength(1)
    act(() => result.current[choose](row('A')))
    expect(row('A')).toMatchObject({ isConflict: false, text, isChanged })
  })

  test('loads the offer again when a menu is gone', async () => {
    const { server, type, save } = table([menu('A', 50)], ({ method }) =>
      method === 'PATCH' ? errorResponse('menu_not_found', 'Gone') : Response.json(anOwnOffer()),
    )
    type('A', '60')
    await save()
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /api/menus/A',
      'GET /api/caterer/CAT1/offer',
    ])
  })

  test('saves one time for two presses, and keeps what is typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, result, row, type } = table([menu('A', 50)], () => promise)
    type('A', '60')
    let done: Promise<unknown> = Promise.resolve()
    act(() => void (done = Promise.all([result.current.save(), result.current.save()])))
    expect(result.current.pending).toBe(true)
    type('A', '65')
    await act(async () => {
      resolve(Response.json(menu('A', 60, 2)))
      await done
    })
    expect(server.requests).toHaveLength(1)
    expect(row('A')).toMatchObject({ text: '65', isChanged: true })
  })
})
