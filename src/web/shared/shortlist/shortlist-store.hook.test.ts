import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { syncShortlist, tellAccount } from './account-shortlist.ts'
import { storedShortlist } from './stored-shortlist.ts'
import { dropWhatIsOwned, setShortlisted, syncWithAccount, useIsShortlisted, useShortlist } from './shortlist-store.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('./account-shortlist.ts', () => ({ tellAccount: vi.fn(), syncShortlist: vi.fn() }))

beforeEach(() => {
  vi.mocked(notify).mockReset()
  vi.mocked(tellAccount).mockReset().mockResolvedValue(undefined)
  vi.mocked(syncShortlist).mockReset().mockResolvedValue(undefined)
  act(() => storedShortlist.set({ ids: [] }))
})

const render = () => renderHook(() => ({ all: useShortlist(), one: useIsShortlisted('A') })).result
const set = (id: string, isSaved: boolean) => act(async () => setShortlisted(id, isSaved))

describe('the shortlist', () => {
  test('adds the latest first and removes, without an account in this browser only', async () => {
    const shown = render()
    await set('A', true)
    await set('B', true)
    expect(shown.current).toEqual({ all: ['B', 'A'], one: true })
    await set('A', false)
    expect(shown.current).toEqual({ all: ['B'], one: false })
    expect(tellAccount).not.toHaveBeenCalled()
  })

  test('tells the account of a customer', async () => {
    act(() => storedShortlist.set({ ids: ['B'], owner: 'USER1' }))
    await set('A', true)
    await set('B', false)
    expect(vi.mocked(tellAccount).mock.calls).toEqual([
      ['A', true],
      ['B', false],
    ])
    expect(storedShortlist.get()).toEqual({ ids: ['A'], owner: 'USER1' })
    expect(notify).not.toHaveBeenCalled()
  })

  test('takes back what the account rejected, and says why', async () => {
    act(() => storedShortlist.set({ ids: ['B'], owner: 'USER1' }))
    vi.mocked(tellAccount).mockResolvedValue('Your shortlist is full.')
    const shown = render()
    await set('A', true)
    expect(shown.current).toEqual({ all: ['B'], one: false })
    await set('B', false)
    expect(shown.current.all).toEqual(['B'])
    expect(vi.mocked(notify).mock.calls).toEqual([
      ['Your shortlist is full.', 'error'],
      ['Your shortlist is full.', 'error'],
    ])
  })

  test('reverts nothing after another press, or in the list of another account', async () => {
    act(() => storedShortlist.set({ ids: [], owner: 'USER1' }))
    vi.mocked(tellAccount).mockImplementationOnce(async () => {
      storedShortlist.set({ ids: ['A'], owner: 'USER2' })
      return 'Rejected'
    })
    await set('A', true)
    expect(storedShortlist.get()).toEqual({ ids: ['A'], owner: 'USER2' })
    vi.mocked(tellAccount).mockImplementationOnce(async () => {
      storedShortlist.set({ ids: ['A'], owner: 'USER2' })
      return 'Rejected'
    })
    await set('A', false)
    expect(storedShortlist.get()).toEqual({ ids: ['A'], owner: 'USER2' })
  })

  test('reverts nothing into a list that has become full', async () => {
    const ids = Array.from({ length: limits.shortlist.max }, (_, i) => `C${i}`)
    act(() => storedShortlist.set({ ids: ['A'], owner: 'USER1' }))
    vi.mocked(tellAccount).mockImplementationOnce(async () => {
      storedShortlist.set({ ids, owner: 'USER1' })
      return 'Rejected'
    })
    await set('A', false)
    expect(storedShortlist.get().ids).toEqual(ids)
  })

  test('is empty where the page is rendered on the server', () => {
    act(() => storedShortlist.set({ ids: ['A'] }))
    const Shown = () => JSON.stringify([useShortlist(), useIsShortlisted('A')])
    expect(renderToString(createElement(Shown))).toBe('[[],false]')
  })

  test('says when it is full', async () => {
    const ids = Array.from({ length: limits.shortlist.max }, (_, i) => `C${i}`)
    act(() => storedShortlist.set({ ids, owner: 'USER1' }))
    await set('A', true)
    expect(storedShortlist.get().ids).toEqual(ids)
    expect(vi.mocked(notify).mock.calls).toEqual([[m.shortlist_full({ count: limits.shortlist.max }), 'error']])
    expect(tellAccount).not.toHaveBeenCalled()
  })

  test('is read from the account after a sign-in', async () => {
    await syncWithAccount('USER1')
    await syncWithAccount('USER1', true)
    expect(vi.mocked(syncShortlist).mock.calls).toEqual([
      ['USER1', false],
      ['USER1', true],
    ])
  })

  test('of an account is dropped at sign-out, that of a visitor stays', () => {
    storedShortlist.set({ ids: ['A'] })
    dropWhatIsOwned()
    expect(storedShortlist.get().ids).toEqual(['A'])
    storedShortlist.set({ ids: ['A'], owner: 'USER1' })
    dropWhatIsOwned()
    expect(storedShortlist.get()).toEqual({ ids: [] })
  })
})
