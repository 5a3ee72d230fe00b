import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { useInvitation } from './use-invitation.ts'

const invitation = { caterer: 'Annapurna Rasoi', part: 'cook', email: 'ravi@pangat.example', hasAccount: false }
const settle = () => act(async () => {})

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
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/invitations/read'])
  })

  test.each([
    ['over', () => errorResponse('invitation_invalid', 'This invitation has expired.')],
    ['unreachable', () => new Response('', { status: 503 })],
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
})
