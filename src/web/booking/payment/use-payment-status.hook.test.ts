import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { usePaymentStatus } from './use-payment-status.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') }))
const wait = (milliseconds = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

describe('usePaymentStatus', () => {
  const verified = (status: string, message = 'x') => Response.json({ status, message, purpose: 'order' })
  const render = (transactionId = 'T1') =>
    renderHook((id: string) => usePaymentStatus(id), { initialProps: transactionId })

  test('shows a final status and asks no more', async () => {
    const server: ApiStub = stubApi(() => verified('PAYMENT_SUCCESS'))
    const { result } = render()
    expect(result.current).toBeUndefined()
    await wait()
    expect(result.current).toBe('PAYMENT_SUCCESS')
    await wait(600_000)
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/payment/verify?transactionId=T1'])
  })

  test('asks again while the payment is pending', async () => {
    const server = stubApi(() => verified('PAYMENT_PENDING'))
    const { result } = render()
    await wait()
    expect(result.current).toBe('PAYMENT_PENDING')
    server.answerWith(() => verified('PAYMENT_ERROR'))
    await wait(60_000)
    expect(result.current).toBe('PAYMENT_ERROR')
    const asked = server.requests.length
    await wait(600_000)
    expect(server.requests).toHaveLength(asked)
  })

  test('asks again after a broken connection', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { result } = render()
    await wait()
    expect(result.current).toBeUndefined()
    server.answerWith(() => verified('PAYMENT_SUCCESS'))
    await wait(60_000)
    expect(result.current).toBe('PAYMENT_SUCCESS')
  })

  test.each([404, 400])('asks no more about a payment that is rejected with %i', async (status) => {
    const body = { statusCode: status, error: 'E', code: 'payment_not_found', message: ['No'], requestId: 'R' }
    const server = stubApi(() => Response.json(body, { status }))
    const { result } = render()
    await wait(600_000)
    expect([result.current, server.requests.length]).toEqual([undefined, 1])
  })

  test('asks again after another error', async () => {
    const server = stubApi(() => errorResponse('too_many_requests', 'Wait'))
    render()
    await wait(60_000)
    expect(server.requests.length).toBeGreaterThan(1)
  })

  test('shows nothing of another transaction, and stops when it is removed', async () => {
    const server = stubApi(() => verified('PAYMENT_PENDING'))
    const { result, rerender, unmount } = render()
    await wait()
    server.answerWith(() => new Promise(() => {}))
    rerender('T2')
    expect(result.current).toBeUndefined()
    server.answerWith(() => verified('PAYMENT_PENDING'))
    unmount()
    const asked = server.requests.length
    await wait(600_000)
    expect(server.requests).toHaveLength(asked)
  })

  test('aborts the question when it is removed', () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    render().unmount()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  test('polls more often at first', async () => {
    const server = stubApi(() => verified('PAYMENT_PENDING'))
    render()
    await wait(30_000)
    const first = server.requests.length
    await wait(600_000)
    const before = server.requests.length
    await wait(30_000)
    expect(first).toBeGreaterThan(server.requests.length - before + 1)
  })
})
