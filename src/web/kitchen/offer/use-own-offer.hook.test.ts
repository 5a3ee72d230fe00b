import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { anOwnMenu, anOwnOffer } from '#test/factories/own-offer.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { sessionStore, unknownSession } from '#web/shared/session/session-state.ts'
import { changeOwnOffer, ownOfferQuery, primeOwnOffer, reloadOwnOffer, useOwnOffer } from './use-own-offer.ts'

const offer = anOwnOffer({ menus: [anOwnMenu('M1', 'Starters')] })
const settle = () => act(async () => {})

afterEach(() => sessionStore.set(unknownSession))

describe('useOwnOffer', () => {
  test('loads, and once more when the page comes back into sight', async () => {
    const server = stubApi(() => Response.json(offer))
    const { result } = renderHook(() => useOwnOffer('CAT1'))
    expect(result.current).toMatchObject({ offer: undefined, failed: false })
    await settle()
    expect(result.current.offer).toEqual(offer)
    server.answerWith(() => Response.json(anOwnOffer()))
    await act(async () => void dispatchEvent(new Event('visibilitychange')))
    await settle()
    expect(result.current.offer?.menus).toEqual([])
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/caterer/CAT1/offer', '/api/caterer/CAT1/offer'])
  })

  test('fails, and loads again when asked', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { result } = renderHook(() => useOwnOffer('CAT1'))
    await settle()
    expect(result.current.failed).toBe(true)
    server.answerWith(() => Response.json(offer))
    await act(async () => result.current.load())
    expect(result.current).toMatchObject({ offer, failed: false })
  })

  test('shows a change without a request, and what is saved after a reload', async () => {
    const server = stubApi(() => Response.json(offer))
    const { result } = renderHook(() => useOwnOffer('CAT1'))
    act(() => changeOwnOffer('CAT1', (before) => ({ ...before, menus: [] })))
    await settle()
    expect(result.current.offer).toEqual(offer)
    await act(async () => changeOwnOffer('CAT1', (before) => ({ ...before, menus: [] })))
    expect([result.current.offer?.menus, server.requests.length]).toEqual([[], 1])
    await act(async () => reloadOwnOffer('CAT1'))
    expect(result.current.offer).toEqual(offer)
  })
})

test('offers of two caterers are not mistaken for each other', () => {
  expect(ownOfferQuery('CAT1').queryKey).not.toEqual(ownOfferQuery('CAT2').queryKey)
})

describe('primeOwnOffer', () => {
  const user = { id: 'USER1', role: { id: roles.caterer }, catererId: 'CAT1', part: 'manager' } as User
  const primed = async (who: User | undefined) => {
    const server = stubApi(() => Response.json(offer))
    sessionStore.set(who ? { status: 'signed_in', user: who } : { status: 'signed_out' })
    expect(primeOwnOffer()).toBeNull()
    await settle()
    return server.requests.map(({ path }) => path)
  }

  test('starts to load for a manager', async () => {
    expect(await primed(user)).toEqual(['/api/caterer/CAT1/offer'])
  })

  test.each<[string, User | undefined]>([
    ['a visitor', undefined],
    ['a cook', { ...user, part: 'cook' }],
    ['a customer', { ...user, role: { id: roles.customer, name: 'User' } }],
    ['an account without a caterer', { ...user, catererId: undefined as never }],
  ])('asks nothing for %s', async (_, who) => {
    expect(await primed(who)).toEqual([])
  })

  test('leaves a failure to the page', async () => {
    stubApi(() => Promise.reject(new TypeError('offline')))
    sessionStore.set({ status: 'signed_in', user })
    primeOwnOffer()
    await settle()
  })
})
