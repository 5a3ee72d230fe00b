import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { useInvitation } from './use-invitation.ts'

const invitation = { caterer: 'Annapurna Rasoi', part: 'cook', email: 'ravi@pangat.example', hasAccount: false }
const settle = () => act(async () => {})

/** An error of the API, whatever its code. */
const problem = (status: number) =>
  Response.json({ statusCode: status, error: '', code: 'unexpected', message: [''], requestId: 'R1' }, { status })

describe('useInvitation', () => {
  test('asks nothing without a secret', async () => {
    const server = stubApi(() => Response.json(invitation))
    const { result } = renderHook(() => useInvitation(''))
    await settle()
    expect([result.current.state, server.requests]).toEqual(['loading', []])
  })

  test('loads the invitation by its secret, which is in no address', async () => {
    const server = stubApi(() => Response.json(invitation))
    const { result } = renderHook(() => useInvitation('the-secret'))
    await settle()
    expect(result.current).toMatchObject({ state: 'open', invitation })
    expect(server.requests).toEqual([{ method: 'POST', path: '/api/invitations/read', body: { hash: 'the-secret' } }])
  })

  test.each([
    ['over', () => errorResponse('invitation_invalid', 'This invitation has expired.')],
    ['unreachable', () => problem(500)],
    ['unreachable', () => problem(503)],
    ['unreachable', () => problem(429)],
    ['unreachable', () => Promise.reject(new TypeError('offline'))],
  ] as const)('is %s, and can be tried again', async (state, answer) => {
    let respond: () => Response | Promise<Response> = answer
    stubApi(() => respond())
    const { result } = renderHook(() => useInvitation('the-secret'))
    await settle()
    expect(result.current.state).toBe(state)
    respond = () => Response.json(invitation)
    await act(async () => result.current.retry())
    await settle()
    expect(result.current.state).toBe('open')
  })

  test('never shows the invitation of another secret', async () => {
    const server = stubApi(() => Response.json(invitation))
    const { result, rerender } = renderHook(({ secret }) => useInvitation(secret), { initialProps: { secret: 'one' } })
    await settle()
    rerender({ secret: 'other' })
    expect(result.current.state).toBe('loading')
    await settle()
    expect([result.current.state, server.requests.length]).toEqual(['open', 2])
  })

  test('loads again on retry, and shows nothing old until then', async () => {
    const server = stubApi(() => Response.json(invitation))
    const { result } = renderHook(() => useInvitation('the-secret'))
    await settle()
    server.answerWith(() => new Promise(() => {}))
    act(() => result.current.retry())
    expect([result.current.state, server.requests.length]).toEqual(['loading', 2])
  })

  test('gives up a question that nobody waits for', () => {
    const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetch)
    const { unmount } = renderHook(() => useInvitation('the-secret'))
    unmount()
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})
