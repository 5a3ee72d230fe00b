import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useTemplatePackages } from './use-template-packages.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const aPackage = (name: string, band: '10-25' | '100+'): NewPackage => ({
  name,
  dishType: 'veg',
  basePrice: 0,
  bands: [band],
  items: [
    { item: 'Starters', quantity: 2 },
    { item: 'Soups', quantity: 1 },
  ],
})
const both = [aPackage('Lunch', '10-25'), aPackage('Feast', '100+')]
const menus = [{ name: 'Starters', items: [{ menuType: 'veg', items: [{}, {}, {}] }] }] as unknown as OwnMenu[]
const open = (userId = 'asha') => renderHook(() => useTemplatePackages(userId))

beforeEach(() => {
  vi.mocked(notify).mockReset()
  const { result } = open()
  act(() => result.current.forget())
})

describe('useTemplatePackages', () => {
  test('creates the packages that wait, one after another, with the categories that were saved', async () => {
    let under = 0
    const server = stubApi(async () => {
      expect((under += 1)).toBe(1)
      await Promise.resolve()
      under -= 1
      return Response.json({ id: 'P1' }, { status: 201 })
    })
    const { result } = open()
    act(() => result.current.keep(both))
    expect(result.current.packages).toEqual(both)
    await act(async () => expect(await result.current.create(menus)).toBe(true))
    const items = [{ item: 'Starters', quantity: 2 }]
    expect(server.requests).toEqual(
      both.map((one) => ({ method: 'POST', path: '/api/dishes', body: { ...one, items }, key: expect.any(String) })),
    )
    expect([result.current.packages, result.current.pending]).toEqual([[], false])
    expect(vi.mocked(notify).mock.calls).toEqual([['2 packages created. Add their prices to publish them.', 'success']])
    await act(async () => expect(await result.current.create(menus)).toBe(true))
    expect([server.requests.length, vi.mocked(notify).mock.calls.length]).toEqual([2, 1])
  })

  test('keeps what could not be created for the next time, and names it', async () => {
    const server = stubApi(({ body }) =>
      (body as NewPackage).name === 'Lunch'
        ? errorResponse('unexpected', 'Broken.')
        : Response.json({ id: 'P2' }, { status: 201 }),
    )
    const { result } = open()
    act(() => result.current.keep(both))
    await act(async () => expect(await result.current.create(menus)).toBe(false))
    expect(result.current.packages).toEqual([both[0]])
    expect(vi.mocked(notify).mock.calls).toEqual([['We couldn’t create Lunch. Try again from your menu.', 'error']])
    server.answerWith(() => Response.json({ id: 'P1' }, { status: 201 }))
    await act(async () => expect(await result.current.create(menus)).toBe(true))
    expect([server.requests.length, result.current.packages]).toEqual([3, []])
  })

  test('creates nothing twice when called twice', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const server = stubApi(() => promise)
    const { result } = open()
    act(() => result.current.keep([both[0]].flatMap((one) => one ?? [])))
    let first: Promise<unknown> | undefined
    act(() => void (first = result.current.create(menus)))
    expect(result.current.pending).toBe(true)
    expect(await result.current.create(menus)).toBe(false)
    await act(async () => {
      resolve(Response.json({ id: 'P1' }, { status: 201 }))
      await first
    })
    expect([server.requests.length, result.current.pending]).toEqual([1, false])
  })

  test('waits for the account through a reload, and reads back only packages', () => {
    const first = open()
    act(() => first.result.current.keep(both))
    expect(open('meera').result.current.packages).toEqual([])
    const stored = JSON.parse(localStorage.getItem('firstPackages') ?? 'null') as { typed: { packages: unknown[] } }
    expect(stored.typed.packages).toEqual(both.map((content) => ({ key: expect.any(String), content })))
    const broken = [
      null,
      7,
      { name: 7 },
      { ...both[0], dishType: 'x' },
      { ...both[0], bands: 7 },
      { ...both[0], items: 7 },
    ]
    stored.typed.packages.push(...broken, {
      ...both[0],
      bands: ['x', '25-50'],
      items: [null, { item: 7, quantity: 1 }, { item: 'A', quantity: 1 }, { item: 'B' }],
    })
    localStorage.setItem('firstPackages', JSON.stringify(stored))
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'firstPackages' })))
    expect(first.result.current.packages).toEqual([
      ...both,
      { ...both[0], bands: ['25-50'], items: [{ item: 'A', quantity: 1 }] },
    ])
    localStorage.setItem('firstPackages', JSON.stringify({ version: 1, owner: 'asha', typed: { packages: 7 } }))
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'firstPackages' })))
    expect(first.result.current.packages).toEqual([])
  })
})
