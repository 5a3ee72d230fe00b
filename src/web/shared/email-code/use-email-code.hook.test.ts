import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmailCodeState } from '#contract/endpoints/account.ts'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { useEmailCode } from './use-email-code.ts'

const email = 'asha@pangat.example'
const codeSent = { sentAt: '2026-11-20T04:30:00Z' } as unknown as EmailCodeState['code']
const unsent = { email, emailVerified: false }
const sent = { ...unsent, code: codeSent }
const confirmed = { email, emailVerified: true }

let server: ApiStub
/** What the server answers to the question about the state; sending and confirming are answered by each test. */
let state: object
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
  state = unsent
  server = stubApi(() => Response.json(state))
})

const settle = (milliseconds = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const offline = () => Promise.reject(new TypeError('offline'))
const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)
const restore = () => act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
function tooMany(retryAfter: number) {
  const body = { statusCode: 429, error: 'E', code: 'too_many_requests', message: ['Wait a while.'], requestId: 'R1' }
  return Response.json(body, { status: 429, headers: { 'retry-after': String(retryAfter) } })
}

async function open(user = { id: 'U1', email }) {
  const onConfirmed = vi.fn<() => void>()
  const view = renderHook((props: typeof user) => useEmailCode(props, onConfirmed), { initialProps: user })
  await settle()
  const { result } = view
  return {
    ...view,
    onConfirmed,
    send: () => act(async () => result.current.send()),
    type: (text: string) => act(() => result.current.type(text)),
    confirm: () => act(async () => result.current.confirm()),
  }
}

describe('useEmailCode', () => {
  test.each<[string, object, string, number]>([
    ['no code was sent', unsent, 'ready', 0],
    ['a code is under way', sent, 'sent', 0],
    ['the address is confirmed', confirmed, 'confirmed', 1],
  ])('starts as the server says when %s', async (_, known, stage, times) => {
    state = known
    const { result, onConfirmed } = await open()
    expect(asked()).toEqual(['GET /api/users/U1/email-code'])
    expect([result.current.stage, onConfirmed.mock.calls.length]).toEqual([stage, times])
    expect(result.current).toMatchObject({ code: '', answered: 0, busy: undefined, wait: 0, error: undefined })
  })

  test('shows the address of the server, and that of the account until it is known', async () => {
    state = { ...unsent, email: 'new@pangat.example' }
    const { result } = renderHook(() => useEmailCode({ id: 'U1', email }, () => {}))
    expect(result.current.address).toBe(email)
    await settle()
    expect(result.current.address).toBe('new@pangat.example')
  })

  test('works without knowing the state', async () => {
    server.answerWith(offline)
    const { result, send } = await open()
    expect(result.current).toMatchObject({ stage: 'ready', address: email, failure: undefined })
    server.answerWith(() => Response.json(sent))
    await send()
    expect(result.current.stage).toBe('sent')
  })

  test('asks about another account when it changes, and drops the late answer about the first', async () => {
    let answer: (response: Response) => void = () => {}
    server.answerWith(({ path }) =>
      path.includes('U1') ? new Promise((resolve) => (answer = resolve)) : Response.json(unsent),
    )
    const { result, rerender, onConfirmed } = await open()
    rerender({ id: 'U2', email })
    await settle()
    await act(async () => answer(Response.json(confirmed)))
    expect(asked()).toEqual(['GET /api/users/U1/email-code', 'GET /api/users/U2/email-code'])
    expect([result.current.stage, onConfirmed.mock.calls.length]).toEqual(['ready', 0])
  })

  test('aborts the question when it is removed', () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    renderHook(() => useEmailCode({ id: 'U1', email }, () => {})).unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  test('asks again when the page is restored from the back/forward cache', async () => {
    const { result } = await open()
    state = sent
    await restore()
    expect([asked().length, result.current.stage]).toEqual([2, 'sent'])
  })

  test('drops the state that arrives while a code is being confirmed', async () => {
    state = sent
    const { result, type, confirm, onConfirmed } = await open()
    type('123456')
    let answer: (response: Response) => void = () => {}
    server.answerWith(({ method }) =>
      method === 'GET' ? Response.json(confirmed) : new Promise((resolve) => (answer = resolve)),
    )
    await confirm()
    await restore()
    expect([result.current.stage, onConfirmed.mock.calls.length]).toEqual(['sent', 0])
    await act(async () => answer(Response.json({})))
    expect([result.current.stage, onConfirmed.mock.calls.length]).toEqual(['confirmed', 1])
  })

  describe('send', () => {
    test('sends a code, clears what was typed and waits a minute', async () => {
      const { result, send, type } = await open()
      type('12')
      state = sent
      await send()
      expect(asked().at(-1)).toBe('POST /api/users/U1/email-code')
      expect(result.current).toMatchObject({ stage: 'sent', code: '', wait: 60, answered: 1, busy: undefined })
      await settle(59_000)
      expect(result.current.wait).toBe(1)
      await settle(1_000)
      expect(result.current.wait).toBe(0)
    })

    test('sends one code however often it is pressed', async () => {
      const { result } = await open()
      server.answerWith(() => new Promise(() => {}))
      await act(async () => {
        void result.current.send()
        void result.current.send()
      })
      expect(asked().filter((request) => request.startsWith('POST'))).toHaveLength(1)
      expect(result.current).toMatchObject({ busy: 'sending', answered: 0 })
    })

    test('is confirmed when the address was confirmed elsewhere', async () => {
      const { result, send, onConfirmed } = await open()
      state = confirmed
      await send()
      expect([result.current.stage, onConfirmed.mock.calls.length]).toEqual(['confirmed', 1])
    })

    test('waits as long as the server says when too many were sent', async () => {
      const { result, send } = await open()
      server.answerWith(() => tooMany(1_800))
      await send()
      expect(result.current).toMatchObject({ failure: 'Wait a while.', wait: 1_800, stage: 'ready', answered: 0 })
    })

    test('reports a broken connection, which the next press forgets', async () => {
      const { result, send } = await open()
      server.answerWith(offline)
      await send()
      expect(result.current).toMatchObject({ failure: m.identity_code_failed(), wait: 0, busy: undefined, answered: 0 })
      server.answerWith(() => Response.json(sent))
      await send()
      expect(result.current).toMatchObject({ failure: undefined, stage: 'sent', answered: 1 })
    })
  })

  describe('type', () => {
    test('keeps six digits of what was typed or pasted', async () => {
      const { result, type } = await open()
      type('Code: 12 34-567')
      expect(result.current.code).toBe('123456')
    })

    test('forgets the error of the code that it replaces', async () => {
      const { result, type, confirm } = await open()
      await confirm()
      expect(result.current.error).toBe(m.identity_code_needed())
      type('1')
      expect(result.current.error).toBeUndefined()
    })
  })

  describe('confirm', () => {
    const openWithCode = async () => {
      state = sent
      const view = await open()
      view.type('123456')
      return view
    }

    test('asks for six digits before it asks the server', async () => {
      const { result, type, confirm } = await open()
      type('12345')
      await confirm()
      expect([result.current.error, result.current.busy, asked().length]).toEqual([
        m.identity_code_needed(),
        undefined,
        1,
      ])
    })

    test('confirms the address', async () => {
      const { result, confirm, onConfirmed } = await openWithCode()
      await confirm()
      expect(server.requests.at(-1)).toEqual({
        method: 'POST',
        path: '/api/users/U1/email-code/confirm',
        body: { code: '123456' },
      })
      expect(result.current).toMatchObject({ stage: 'confirmed', address: email, answered: 1, busy: undefined })
      expect(onConfirmed).toHaveBeenCalledOnce()
    })

    test('is busy until the server answers', async () => {
      const { result, confirm } = await openWithCode()
      server.answerWith(() => new Promise(() => {}))
      await confirm()
      expect(result.current.busy).toBe('confirming')
    })

    test('shows beside the code what is wrong with it, and lets a new one be sent', async () => {
      const { result, send, type, confirm, onConfirmed } = await open()
      state = sent
      await send()
      type('123456')
      server.answerWith(() =>
        errorResponse('email_code_invalid', m.error_email_code_invalid(), { code: 'This code is wrong.' }),
      )
      await confirm()
      expect(result.current).toMatchObject({ error: 'This code is wrong.', failure: undefined, stage: 'sent', wait: 0 })
      expect([result.current.code, onConfirmed.mock.calls.length]).toEqual(['123456', 0])
      server.answerWith(() => new Promise(() => {}))
      await confirm()
      expect(result.current.error).toBeUndefined()
    })

    test('keeps the wait when something else is rejected, and says it below', async () => {
      const { result, send, type, confirm } = await open()
      state = sent
      await send()
      type('123456')
      server.answerWith(() => errorResponse('busy', m.error_busy()))
      await confirm()
      expect(result.current).toMatchObject({ error: undefined, failure: m.error_busy(), wait: 60 })
    })
  })
})

describe('useEmailCode that sends at once', () => {
  const openSending = async () => {
    const view = renderHook(() => useEmailCode({ id: 'U1', email }, () => {}, true))
    await settle()
    return view.result
  }

  test('sends a code without a press when none is under way', async () => {
    server.answerWith(({ method }) => Response.json(method === 'GET' ? unsent : sent))
    const result = await openSending()
    expect(asked()).toEqual(['GET /api/users/U1/email-code', 'POST /api/users/U1/email-code'])
    expect(result.current).toMatchObject({ stage: 'sent', wait: 60, answered: 1 })
  })

  test.each([
    ['a code is under way', sent, 'sent'],
    ['the address is confirmed', confirmed, 'confirmed'],
  ])('sends none when %s', async (_, known, stage) => {
    state = known
    const result = await openSending()
    expect(asked()).toEqual(['GET /api/users/U1/email-code'])
    expect(result.current.stage).toBe(stage)
  })
})
