import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { agreeToBeCounted } from '#web/shared/browser/consent.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useAuthForms, type RegisterFields } from './auth-forms.ts'
import { useRegistration } from './use-registration.ts'

vi.mock('#web/shared/api/data-layer.ts', () => ({ countEvent: vi.fn() }))
vi.mock('#web/shared/browser/consent.ts', () => ({ agreeToBeCounted: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const account = { id: 'U1', firstName: 'Asha', role: { id: '2', name: 'user' } }
const typed: Partial<RegisterFields> = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@pangat.example',
  phone: '+91 98200 12345',
  password: 'a good long password 1',
  confirmPassword: 'a good long password 1',
  acceptsTerms: true,
  mayBeCounted: true,
}

let server: ApiStub
beforeEach(() => {
  for (const mock of [agreeToBeCounted, countEvent, notify]) vi.mocked(mock).mockReset()
  server = stubApi(() => Response.json({ user: account, token: 'token' }))
})

function render(role: '2' | '3' = '2') {
  const onDone = vi.fn<() => void>()
  const { result } = renderHook(() => {
    const form = useAuthForms(role).register
    return { form, send: useRegistration(form, onDone) }
  })
  act(() => {
    result.current.form.set(typed)
  })
  return { result, onDone, send: () => act(async () => result.current.send()) }
}
const said = () => vi.mocked(notify).mock.calls

describe('useRegistration', () => {
  test('creates the account without the country code of its phone', async () => {
    const { onDone, send } = render()
    await send()
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/auth/email/register',
        body: {
          email: 'asha@pangat.example',
          password: 'a good long password 1',
          phone: '9820012345',
          firstName: 'Asha',
          lastName: 'Patil',
          role: '2',
        },
      },
    ])
    expect(onDone.mock.calls).toEqual([[account]])
    expect(said()).toEqual([[m.identity_register_done(), 'success']])
  })

  test.each([
    ['2', 'user'],
    ['3', 'caterer'],
  ] as const)('counts an account of role %s as %s, once the answer about counting is stored', async (role, counted) => {
    const { send } = render(role)
    await send()
    expect(vi.mocked(agreeToBeCounted).mock.calls).toEqual([[true]])
    expect(vi.mocked(countEvent).mock.calls).toEqual([[{ event: 'sign_up', role: counted }]])
    expect(vi.mocked(agreeToBeCounted).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(countEvent).mock.invocationCallOrder[0] ?? 0,
    )
  })

  test('shows beside its field alone what the server rejected', async () => {
    const fields = { firstName: 'a', lastName: 'b', email: 'c', phone: 'd', password: 'e' }
    server.answerWith(() => errorResponse('malformed', 'Check the form.', fields))
    const { result, onDone, send } = render()
    await send()
    const { errorOf } = result.current.form
    const names = ['firstName', 'lastName', 'email', 'phone', 'password'] as const
    expect(Object.fromEntries(names.map((name) => [name, errorOf(name)]))).toEqual(fields)
    expect(said()).toEqual([])
    expect([onDone.mock.calls.length, vi.mocked(countEvent).mock.calls.length]).toEqual([0, 0])
  })

  test.each<[string, () => Response | Promise<Response>, string, string]>([
    [
      'an existing account',
      () => errorResponse('account_exists', m.error_account_exists()),
      m.identity_register_failed(),
      m.identity_register_failed(),
    ],
    [
      'a closed role',
      () => errorResponse('role_not_open', m.error_role_not_open()),
      m.identity_register_failed(),
      m.identity_register_failed(),
    ],
    [
      'too many tries',
      () => errorResponse('too_many_requests', 'Wait a while.'),
      'Wait a while.',
      m.identity_register_failed(),
    ],
    [
      'a broken connection',
      () => Promise.reject(new TypeError('offline')),
      m.identity_unreachable(),
      m.identity_unreachable(),
    ],
  ])('says above the button and in a toast what came of %s', async (_, answer, above, toast) => {
    server.answerWith(answer)
    const { result, send } = render()
    await send()
    expect([result.current.form.failure, said()]).toEqual([above, [[toast, 'error']]])
  })
})
