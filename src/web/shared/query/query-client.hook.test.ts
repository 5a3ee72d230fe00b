import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import { sessionStore, unknownSession, type SessionState } from '#web/shared/session/session-state.ts'
import { startSession } from '#web/shared/session/session.ts'
import { prime, primeForUser } from './prime.ts'
import { queryClient, usePrivateQuery } from './query-client.ts'

vi.mock('#web/shared/session/session.ts', () => ({ startSession: vi.fn() }))

const signedIn = (id: string): SessionState => ({ status: 'signed_in', user: { id } as User })
const signedOut: SessionState = { status: 'signed_out' }
const become = (session: SessionState) => act(async () => sessionStore.set(session))

const load = vi.fn<() => Promise<string>>()
const query = { queryKey: ['secret'], queryFn: load }
const cached = () => queryClient().getQueryData(query.queryKey)

beforeEach(() => {
  sessionStore.set(unknownSession)
  queryClient()
  vi.mocked(startSession).mockReset()
  load.mockReset().mockResolvedValue('of the first')
})
afterEach(() => sessionStore.set(unknownSession))

describe('the cache of private data', () => {
  test.each<[string, SessionState, SessionState]>([
    ['is signed out', signedIn('U1'), signedOut],
    ['is replaced by another user', signedIn('U1'), signedIn('U2')],
    ['is opened', signedOut, signedIn('U1')],
  ])('is emptied when the session %s', async (_, before, after) => {
    await become(before)
    await prime(query)
    await become(after)
    expect(cached()).toBeUndefined()
  })

  test.each<[string, SessionState, SessionState]>([
    ['is found at the start', unknownSession, signedIn('U1')],
    ['is missing at the start', unknownSession, signedOut],
    ['learns the same user again', signedIn('U1'), signedIn('U1')],
  ])('stays when the session %s', async (_, before, after) => {
    await become(before)
    await prime(query)
    await become(after)
    expect(cached()).toBe('of the first')
  })

  test('drops what is being loaded for the user before', async () => {
    await become(signedIn('U1'))
    const { promise, resolve } = Promise.withResolvers<string>()
    load.mockReturnValue(promise)
    const primed = prime(query)
    const rejected = expect(primed).rejects.toThrow()
    await become(signedIn('U2'))
    await act(async () => resolve('of the first'))
    await rejected
    expect(cached()).toBeUndefined()
  })

  test('shows nothing of the user before to a component that stays, and loads again', async () => {
    await become(signedIn('U1'))
    const { result, rerender } = renderHook(() => usePrivateQuery(query).data)
    await act(async () => {})
    expect(result.current).toBe('of the first')
    const { promise, resolve } = Promise.withResolvers<string>()
    load.mockReturnValue(promise)
    await become(signedIn('U2'))
    rerender()
    expect(result.current).toBeUndefined()
    await act(async () => resolve('of the second'))
    expect([result.current, load.mock.calls.length]).toEqual(['of the second', 2])
  })

  test('is empty while a page is rendered on the server, and shared by no two renderings', () => {
    queryClient().setQueryData(query.queryKey, 'of the first')
    vi.stubGlobal('document', undefined)
    const Page = () => usePrivateQuery(query).data ?? 'nothing'
    expect([renderToString(createElement(Page)), load.mock.calls.length]).toEqual(['nothing', 0])
    queryClient().setQueryData(query.queryKey, 'of the first')
    expect(cached()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

describe('usePrivateQuery', () => {
  test('shows a failure after one request', async () => {
    load.mockRejectedValue(new TypeError('offline'))
    const { result } = renderHook(() => usePrivateQuery(query))
    await act(async () => {})
    expect([result.current.error?.message, load.mock.calls.length]).toEqual(['offline', 1])
  })

  test('loads although the browser takes itself for offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    const { result } = renderHook(() => usePrivateQuery(query).data)
    await act(async () => {})
    expect(result.current).toBe('of the first')
    act(() => void dispatchEvent(new Event('online')))
  })
})

describe('prime', () => {
  test('loads what is not cached and rejects as the query does', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'))
    await expect(prime(query)).rejects.toThrow('offline')
    expect(await prime(query)).toBe('of the first')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('returns what is cached and loads it again behind it', async () => {
    await prime(query)
    const { promise, resolve } = Promise.withResolvers<string>()
    load.mockReturnValue(promise)
    expect([await prime(query), load.mock.calls.length]).toEqual(['of the first', 2])
    await act(async () => resolve('newer'))
    expect(cached()).toBe('newer')
  })

  test('leaves a failure behind cached data to the page', async () => {
    await prime(query)
    load.mockRejectedValueOnce(new TypeError('offline'))
    expect(await prime(query)).toBe('of the first')
    await act(async () => {})
    expect(queryClient().getQueryState(query.queryKey)?.status).toBe('error')
  })

  test('loads as soon as the session is known', async () => {
    primeForUser(({ id }) => ({ ...query, queryKey: ['secret', id] }))
    expect(load).not.toHaveBeenCalled()
    expect(startSession).toHaveBeenCalledOnce()
    await become(signedIn('U1'))
    expect(queryClient().getQueryData(['secret', 'U1'])).toBe('of the first')
    await become(signedOut)
    await become(signedIn('U1'))
    expect(load).toHaveBeenCalledOnce()
  })

  test('loads nothing for a visitor', async () => {
    primeForUser(() => query)
    await become(signedOut)
    await become(signedIn('U1'))
    expect(load).not.toHaveBeenCalled()
  })

  test('loads nothing for an account that has nothing to load', async () => {
    await become(signedIn('U1'))
    primeForUser(({ catererId }) => (catererId === undefined ? undefined : query))
    expect(load).not.toHaveBeenCalled()
  })

  test('loads nothing for an account of another role than the page is for', async () => {
    await become({ status: 'signed_in', user: { id: 'U1', role: { id: '2' } } as User })
    primeForUser(() => query, '3')
    expect(load).not.toHaveBeenCalled()
    primeForUser(() => query, '2')
    expect(load).toHaveBeenCalledOnce()
  })
})
