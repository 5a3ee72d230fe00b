import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { knownSession } from '#web/shared/session/session.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { goToGateway } from './gateway-form.ts'
import { testPaymentSchema, useTestPayment } from './use-test-payment.ts'

vi.mock('#web/shared/session/auth-dialog-store.ts', () => ({ openAuthDialog: vi.fn() }))
vi.mock('#web/shared/session/session.ts', () => ({ knownSession: vi.fn() }))
vi.mock('./gateway-form.ts', () => ({ goToGateway: vi.fn() }))

const signedIn = { status: 'signed_in', user: { id: 'U1' } } as never
const way = { url: 'https://gateway.example/pay', method: 'GET', fields: {} }

let server: ApiStub
beforeEach(() => {
  for (const mock of [openAuthDialog, goToGateway]) vi.mocked(mock).mockReset()
  vi.mocked(knownSession).mockResolvedValue(signedIn)
  server = stubApi(() => Response.json(way))
})

const render = () =>
  renderHook(() => {
    const form = useSchemaForm(testPaymentSchema, { id: 'test', initial: { amount: '1,200' }, context: undefined })
    return { ...useTestPayment(form), errors: [form.errorOf('amount'), form.failure] }
  }).result
const pay = (result: ReturnType<typeof render>, amount = '1,200') => act(async () => result.current.pay({ amount }))

describe('useTestPayment', () => {
  test('leaves for the gateway once and stays busy', async () => {
    const result = render()
    await pay(result)
    await pay(result)
    expect(server.requests).toEqual([{ method: 'POST', path: '/api/payment/test', body: { amount: 1_200 } }])
    expect(vi.mocked(goToGateway).mock.calls).toEqual([[way]])
    expect(result.current.busy).toBe(true)
  })

  test('can be pressed again when the page is restored from the back/forward cache', async () => {
    const result = render()
    await pay(result)
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(result.current.busy).toBe(false)
    await pay(result)
    expect(server.requests).toHaveLength(2)
  })

  test('sends nothing that is no amount', async () => {
    const result = render()
    await pay(result, 'free')
    expect([server.requests.length, result.current.busy, vi.mocked(openAuthDialog).mock.calls.length]).toEqual([
      0,
      false,
      0,
    ])
  })

  test('asks a visitor to log in and continues afterwards', async () => {
    vi.mocked(knownSession).mockResolvedValue({ status: 'signed_out' })
    const result = render()
    await pay(result)
    expect([server.requests.length, result.current.busy]).toEqual([0, false])
    vi.mocked(knownSession).mockResolvedValue(signedIn)
    await act(async () => vi.mocked(openAuthDialog).mock.calls[0]?.[0]?.goOn?.())
    expect(server.requests.map(({ body }) => body)).toEqual([{ amount: 1_200 }])
  })

  test('asks to log in again when the session has ended', async () => {
    const body = { statusCode: 401, error: 'E', code: 'not_signed_in', message: ['Log in.'], requestId: 'R1' }
    server.answerWith(() => Response.json(body, { status: 401 }))
    const result = render()
    await pay(result)
    expect(openAuthDialog).toHaveBeenCalledOnce()
    expect([result.current.busy, result.current.errors]).toEqual([false, [undefined, '']])
  })

  test.each<[string, () => Response | Promise<Response>, unknown[]]>([
    [
      'beside the amount',
      () => errorResponse('malformed', 'Check it.', { amount: 'At most ₹1,00,000' }),
      ['At most ₹1,00,000', ''],
    ],
    ['above the button', () => errorResponse('busy', m.error_busy()), [undefined, m.error_busy()]],
    [
      'when the server cannot be reached',
      () => Promise.reject(new TypeError('offline')),
      [undefined, m.identity_unreachable()],
    ],
  ])('says what went wrong %s, and can be pressed again', async (_, answer, errors) => {
    server.answerWith(answer)
    const result = render()
    await pay(result)
    expect(result.current).toMatchObject({ busy: false, errors })
    await pay(result)
    expect(server.requests).toHaveLength(2)
  })
})
