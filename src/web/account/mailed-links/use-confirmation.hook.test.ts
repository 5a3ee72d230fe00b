import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSession } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { m } from '#messages'
import { anApiError, errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { useConfirmation } from './use-confirmation.ts'

vi.mock('#web/shared/session/session.ts', () => ({ checkSession: vi.fn() }))
vi.mock('#web/shared/session/use-session.ts', () => ({ useSession: vi.fn() }))

const ok = () => Response.json({ message: 'Your email address is confirmed.' })
const needed = () =>
  errorResponse('new_password_needed', m.error_new_password_needed(), { password: m.error_new_password_needed() })

let server: ApiStub
beforeEach(() => {
  vi.mocked(checkSession).mockReset().mockResolvedValue(undefined)
  signInAs(undefined)
  server = stubApi(needed)
})

function signInAs(id: string | undefined): void {
  // The hook reads nothing else of the session.
  vi.mocked(useSession).mockReturnValue(
    (id ? { status: 'signed_in', user: { id } } : { status: 'signed_out' }) as never,
  )
}
async function arrive(address: 'own' | 'new' = 'own', secret = 's3cret') {
  const hook = renderHook(() => useConfirmation(address, secret), { reactStrictMode: true })
  await act(async () => {})
  return { ...hook, state: () => hook.result.current.outcome.state }
}

describe('useConfirmation', () => {
  test.each([
    ['own', '/auth/email/confirm'],
    ['new', '/auth/email/confirm/new'],
  ] as const)('confirms the %s address without a password where the server needs none', async (address, path) => {
    server.answerWith(ok)
    const { result } = await arrive(address)
    expect(result.current.outcome).toEqual({ state: 'done', withPassword: false })
    expect(server.requests).toEqual([{ method: 'POST', path, body: { hash: 's3cret' } }])
    expect(checkSession).toHaveBeenCalledOnce()
  })

  test('sends nothing without a secret', async () => {
    const { state } = await arrive('own', '')
    expect([state(), server.requests]).toEqual(['working', []])
  })

  test('asks for a password and confirms with it', async () => {
    const { result, state } = await arrive()
    expect(state()).toBe('password_needed')
    server.answerWith(ok)
    await act(async () => result.current.confirmWith('banana-leaf-9'))
    expect(server.requests.at(-1)?.body).toEqual({ hash: 's3cret', password: 'banana-leaf-9' })
    expect(result.current.outcome).toEqual({ state: 'done', withPassword: true })
    expect(checkSession).toHaveBeenCalledOnce()
  })

  test('shows the form until a password is accepted', async () => {
    const { result, state } = await arrive()
    server.answerWith(() =>
      errorResponse('password_too_common', m.error_password_too_common(), { password: m.error_password_too_common() }),
    )
    await act(async () =>
      expect(result.current.confirmWith('password123')).rejects.toThrow(m.error_password_too_common()),
    )
    expect(state()).toBe('password_needed')
  })

  test('confirms without a password once someone logs in to the account', async () => {
    const { state, rerender } = await arrive()
    server.answerWith(ok)
    signInAs('asha')
    rerender()
    await act(async () => {})
    expect(state()).toBe('done')
    expect(server.requests.map(({ body }) => body)).toEqual([{ hash: 's3cret' }, { hash: 's3cret' }])
  })

  test('asks once for another account that logs in, and shows the form until then', async () => {
    const { state, rerender } = await arrive()
    signInAs('ravi')
    rerender()
    expect(state()).toBe('password_needed')
    await act(async () => {})
    rerender()
    await act(async () => {})
    expect(state()).toBe('password_needed')
    expect(server.requests).toHaveLength(2)
  })

  test('asks again for no account that it has asked for, and for none once the link is over', async () => {
    const { result, state, rerender } = await arrive()
    for (const account of ['asha', undefined, 'asha']) {
      signInAs(account)
      rerender()
      await act(async () => {})
    }
    expect(server.requests).toHaveLength(2)
    act(() => result.current.reject(anApiError({ hash: 'over' })))
    signInAs('ravi')
    rerender()
    await act(async () => {})
    expect([state(), server.requests.length]).toEqual(['rejected', 2])
  })

  test('says of a link that is over that it no longer works, and of another refusal what the server says', async () => {
    const over = { title: m.identity_link_over_title(), text: m.identity_confirm_over_text() }
    server.answerWith(() => errorResponse('link_invalid', m.error_link_invalid()))
    expect((await arrive()).result.current.outcome).toEqual({ state: 'rejected', ...over })
    const wait = m.error_too_many_requests({ wait: '1 minute' })
    server.answerWith(() => errorResponse('too_many_requests', wait))
    const refused = { title: m.identity_confirm_unreachable_title(), text: wait }
    expect((await arrive()).result.current.outcome).toEqual({ state: 'rejected', ...refused })
  })

  test('takes a server that fails for one that cannot be reached', async () => {
    server.answerWith(() => errorResponse('unexpected', m.error_unexpected(), undefined, 500))
    expect((await arrive()).state()).toBe('unreachable')
  })

  test('tries again when the server cannot be reached', async () => {
    server.answerWith(() => Response.error())
    const { result, state } = await arrive()
    expect(state()).toBe('unreachable')
    server.answerWith(ok)
    act(() => result.current.tryAgain())
    expect(state()).toBe('working')
    await act(async () => {})
    expect(state()).toBe('done')
  })
})
