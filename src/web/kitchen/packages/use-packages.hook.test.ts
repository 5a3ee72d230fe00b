import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { anOfferOf, anOwnPackage } from '#test/factories/own-offer.ts'
import { errorResponse, stubApi, type StubHandler } from '#test/support/api-stub.ts'
import { ownOfferQuery } from '#web/kitchen/offer/use-own-offer.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Section } from './package-drafts.ts'
import { entriesOf, type PackageEntry } from './package-entries.ts'
import { usePackages } from './use-packages.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/ui/overlays/alert-dialog.tsx', () => ({ askFirst: vi.fn() }))

const query = ownOfferQuery('CAT1')
const three = anOfferOf({ packages: ['P1', 'P2', 'P3'].map((id) => anOwnPackage(id)) })

function packagesOf(offer: OwnOffer, handler?: StubHandler) {
  const server = stubApi(handler)
  queryClient().setQueryData(query.queryKey, offer)
  const { result } = renderHook(() => {
    const { data = offer } = usePrivateQuery(query, { refetchOnMount: false })
    return usePackages('U1', 'CAT1', data)
  })
  const entries = (section: Section = '10-25') => entriesOf(result.current.offer, result.current.drafts, section)
  const entry = (key: string, section?: Section): PackageEntry => {
    const found = entries(section).find((one) => one.key === key)
    if (!found) throw new Error(`no entry ${key}`)
    return found
  }
  return { server, result, entries, entry }
}

const sent = ({ requests }: ReturnType<typeof stubApi>) =>
  requests.map(({ method, path, body }) => [`${method} ${path}`, body])
const said = () => vi.mocked(notify).mock.calls.map(([text]) => text)

beforeEach(() => {
  vi.mocked(notify).mockReset()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('usePackages', () => {
  test('adds an empty package to a section, for its range', () => {
    const { result, entries } = packagesOf(three)
    let key = ''
    act(() => void (key = result.current.add('25-50')))
    expect(entries('25-50')).toMatchObject([{ key, values: { name: '', bands: ['25-50'], kind: 'package' } }])
    act(() => void result.current.add('any'))
    expect(entries('any')).toMatchObject([{ values: { bands: [] } }])
  })

  test('duplicates a package with its edits, for the range of the section', () => {
    const { result, entry, entries } = packagesOf(
      anOfferOf({ packages: [anOwnPackage('P1', { bands: ['10-25', '25-50'] })] }),
    )
    act(() => result.current.store.put('P1', { typed: { basePrice: '99' }, before: {}, removedFrom: [] }))
    act(() => void result.current.duplicate(entry('P1', '25-50'), '25-50'))
    expect(entries('25-50').at(-1)).toMatchObject({
      saved: undefined,
      values: { name: 'Copy of Package P1', basePrice: '99', bands: ['25-50'], items: [{ menuId: 'M1' }] },
    })
    act(() => void result.current.duplicate(entry('P1'), 'any'))
    expect(entries('any').at(-1)).toMatchObject({ values: { bands: ['10-25', '25-50'] } })
  })

  test('removes a package from the form and puts it back, with its edits', () => {
    const { server, result, entry } = packagesOf(three)
    act(() => result.current.remove(entry('P1'), '10-25'))
    expect(entry('P1').isRemoved).toBe(true)
    act(() => result.current.putBack(entry('P1'), '10-25'))
    expect([entry('P1').isRemoved, result.current.drafts]).toEqual([false, {}])
    act(() => result.current.store.put('P1', { typed: { name: 'X' }, before: {}, removedFrom: ['25-50'] }))
    act(() => result.current.remove(entry('P1'), '10-25'))
    act(() => result.current.putBack(entry('P1'), '10-25'))
    expect(result.current.drafts['P1']).toMatchObject({ typed: { name: 'X' }, removedFrom: ['25-50'] })
    act(() => result.current.discard([entry('P1')]))
    expect([result.current.drafts, server.requests]).toEqual([{}, []])
  })

  test('a new package that was removed can be put back', () => {
    const { result, entries, entry } = packagesOf(three)
    let key = ''
    act(() => void (key = result.current.add('10-25')))
    act(() => result.current.remove(entry(key), '10-25'))
    act(() => result.current.putBack(entry(key), '10-25'))
    expect(entries().at(-1)).toMatchObject({ key, isRemoved: false })
  })

  test('hides and shows a package, and says so', async () => {
    const hidden = anOwnPackage('P1', { status: { id: 2 }, publication: 'hidden' })
    const { server, result, entry } = packagesOf(three, () => Response.json(hidden))
    await act(() => result.current.setShown(entry('P1'), false))
    expect(entry('P1').saved?.publication).toBe('hidden')
    server.answerWith(() => Response.json(anOwnPackage('P1')))
    await act(() => result.current.setShown(entry('P1'), true))
    expect(sent(server)).toEqual([
      ['PATCH /api/dishes/P1', { status: { id: 2 } }],
      ['PATCH /api/dishes/P1', { status: { id: 1 } }],
    ])
    expect(said()).toEqual(['Package P1 is hidden.', 'Package P1 is on your page.'])
    expect(result.current.busy).toBeUndefined()
  })

  test('does one thing at a time, says why it failed, and loads the offer again', async () => {
    const { server, result, entry } = packagesOf(three, ({ method }) =>
      method === 'PATCH' ? errorResponse('menu_not_found', 'Gone') : Response.json(three),
    )
    await act(() => result.current.setShown(entry('P1'), false))
    expect(sent(server).map(([what]) => what)).toEqual(['PATCH /api/dishes/P1', 'GET /api/caterer/CAT1/offer'])
    expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('error')
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    act(() => void result.current.setShown(entry('P1'), false))
    expect(result.current.busy).toBe('P1')
    await act(() => result.current.setShown(entry('P2'), false))
    expect(server.requests).toHaveLength(3)
    await act(async () => resolve(Response.json(anOwnPackage('P1'))))
  })

  test('deletes after a question, with Undo', async () => {
    const deleted = { id: 'P1', kind: 'package', name: 'Package P1', deletedAt: '', restorableUntil: '' }
    const { server, result, entry, entries } = packagesOf(three, () => Response.json(deleted))
    vi.mocked(askFirst).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await act(() => result.current.deleteNow(entry('P1')))
    expect(server.requests).toEqual([])
    expect(vi.mocked(askFirst).mock.calls[0]?.[0]).toContain('Delete Package P1?')
    await act(() => result.current.deleteNow(entry('P1')))
    expect(sent(server)).toEqual([['DELETE /api/dishes/P1', undefined]])
    expect(entries().map(({ key }) => key)).toEqual(['P2', 'P3'])
    expect(vi.mocked(notify).mock.lastCall?.[2]?.label).toBe('Undo')
  })

  test('moves are shown immediately and saved one after the other', async () => {
    const answers: (() => void)[] = []
    const { server, result, entries } = packagesOf(
      three,
      () => new Promise((resolve) => answers.push(() => resolve(Response.json({})))),
    )
    act(() => result.current.move('10-25', 0, 2))
    await act(async () => result.current.move('10-25', 0, 1))
    expect(entries().map(({ key }) => key)).toEqual(['P3', 'P2', 'P1'])
    expect(server.requests).toHaveLength(1)
    await act(async () => answers[0]?.())
    expect(sent(server)).toEqual([
      ['PATCH /api/caterer/CAT1', { dishesfor10_25: ['P2', 'P3', 'P1'] }],
      ['PATCH /api/caterer/CAT1', { dishesfor10_25: ['P3', 'P2', 'P1'] }],
    ])
    await act(async () => answers[1]?.())
    act(() => result.current.move('any', 0, 1))
    expect(server.requests).toHaveLength(2)
  })

  test('a move that fails is taken back', async () => {
    const { entries, result } = packagesOf(three, ({ method }) =>
      method === 'PATCH' ? errorResponse('unexpected', 'x') : Response.json(three),
    )
    await act(async () => result.current.move('10-25', 0, 2))
    await act(async () => {})
    expect(entries().map(({ key }) => key)).toEqual(['P1', 'P2', 'P3'])
    expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('error')
  })
})
