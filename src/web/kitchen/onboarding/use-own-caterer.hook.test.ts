import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import { annapurna, newcomer, owner } from '#test/factories/own-caterer.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { currentSession, refreshUser } from '#web/shared/session/session.ts'
import { prime } from '#web/shared/query/prime.ts'
import { ownCatererQuery, useOwnCaterer } from './use-own-caterer.ts'

vi.mock('#web/shared/session/session.ts', () => ({ currentSession: vi.fn(), refreshUser: vi.fn() }))

beforeEach(() => {
  vi.mocked(refreshUser).mockReset().mockResolvedValue(undefined)
  vi.mocked(currentSession).mockReset().mockReturnValue({ status: 'signed_in', user: newcomer })
})

describe('useOwnCaterer', () => {
  const render = (who = owner) =>
    renderHook((props: { who: User }) => useOwnCaterer(props.who), { initialProps: { who } })
  const settle = () => act(async () => {})

  test('loads the profile of the account', async () => {
    const server = stubApi(() => Response.json(annapurna))
    const { result } = render()
    expect(result.current).toMatchObject({ state: 'loading', caterer: undefined })
    await settle()
    expect(result.current).toMatchObject({ state: 'there', caterer: { id: 'CAT1' } })
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/caterer/CAT1'])
    expect(refreshUser).not.toHaveBeenCalled()
  })

  test('asks once more about an account without a profile', async () => {
    stubApi(() => Response.json(annapurna))
    const { result } = render(newcomer)
    await settle()
    expect(result.current).toMatchObject({ state: 'none', caterer: undefined })
    expect(refreshUser).toHaveBeenCalledOnce()
    vi.mocked(currentSession).mockReturnValue({ status: 'signed_in', user: owner })
    await act(async () => void (await result.current.reload()))
    expect(result.current).toMatchObject({ state: 'there', caterer: { id: 'CAT1' } })
  })

  test('fails, and loads again on retry', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { result } = render()
    await settle()
    expect(result.current.state).toBe('failed')
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    await act(async () => result.current.retry())
    expect(result.current.state).toBe('loading')
    await act(async () => resolve(Response.json(annapurna)))
    expect(result.current.state).toBe('there')
  })

  test.each(['gstNo', 'gstScheme', 'mobileNo', 'approval', 'version'])(
    'fails when the server keeps back %s',
    async (name) => {
      stubApi(() => Response.json({ ...annapurna, [name]: undefined }))
      const { result } = render()
      await settle()
      expect(result.current.state).toBe('failed')
    },
  )

  test('shows nothing of another account', async () => {
    const server = stubApi(() => Response.json(annapurna))
    const { result, rerender } = render()
    await settle()
    server.answerWith(() => new Promise(() => {}))
    rerender({ who: { ...owner, id: 'USER2', catererId: 'CAT2' } as User })
    expect(result.current).toMatchObject({ state: 'loading', caterer: undefined })
    expect(server.requests.at(-1)?.path).toBe('/api/caterer/CAT2')
  })

  test('loads again when the account gets a profile in another tab', async () => {
    const server = stubApi(() => Response.json(annapurna))
    const { result, rerender } = render(newcomer)
    await settle()
    rerender({ who: owner })
    await settle()
    expect([result.current.state, server.requests.length]).toEqual(['there', 1])
  })

  test('shows no caterer to a cook, and asks for none', async () => {
    const server = stubApi(() => Response.json(annapurna))
    const { result } = render({ ...owner, part: 'cook' })
    await settle()
    expect([result.current.state, server.requests]).toEqual(['none', []])
  })

  test('does not load again what was loaded before the page was drawn, until the page comes back into sight', async () => {
    const server = stubApi(() => Response.json(annapurna))
    await prime(ownCatererQuery(owner))
    const { result } = render()
    await settle()
    expect([result.current.state, server.requests.length]).toEqual(['there', 1])
    await act(async () => void dispatchEvent(new Event('visibilitychange')))
    expect(server.requests).toHaveLength(2)
  })

  test('answers a reload with what is there now, and rejects when it fails', async () => {
    const server = stubApi(() => Response.json(annapurna))
    const { result } = render()
    await settle()
    server.answerWith(() => Response.json({ ...annapurna, name: 'New name' }))
    await act(async () => expect(await result.current.reload()).toMatchObject({ name: 'New name' }))
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    await act(async () => expect(result.current.reload()).rejects.toThrow())
    expect(result.current.caterer?.name).toBe('New name')
  })

  test('shows what a change answered', async () => {
    stubApi(() => Response.json(annapurna))
    const { result } = render()
    await settle()
    await act(async () => result.current.put({ ...annapurna, name: 'New name' }))
    expect(result.current.caterer?.name).toBe('New name')
  })
})
