import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { QuoteRequest } from '#contract/endpoints/orders/quote.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { questionOf, useQuote } from './use-quote.ts'

const request = (guests: number) => ({ catererId: 'C1', packageId: 'P1', guests }) as QuoteRequest
const quoteOf = (total: number) => ({ bill: { total }, problems: [], notes: [] })

beforeEach(() => void vi.useFakeTimers())
const settle = (milliseconds = 0) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

interface Asked {
  guests: number
  userId?: string
}
const render = (initialProps: Asked) =>
  renderHook(({ guests, userId }: Asked) => useQuote(request(guests), userId), { initialProps })

describe('useQuote', () => {
  test('sends the request without the user and returns the quote', async () => {
    const server = stubApi(() => Response.json(quoteOf(14_000)))
    const { result } = render({ guests: 40, userId: 'USER1' })
    expect(result.current).toMatchObject({ quote: undefined, current: false, pending: true })
    await settle()
    expect(server.requests).toEqual([{ method: 'POST', path: '/api/orders/quote', body: request(40) }])
    expect(result.current).toMatchObject({ quote: quoteOf(14_000), current: true, pending: false, failed: undefined })
    expect(result.current.question).toBe(questionOf(request(40), 'USER1'))
  })

  test('asks again when the request or the user changes, and only then', async () => {
    const server = stubApi(() => Response.json(quoteOf(14_000)))
    const { result, rerender } = render({ guests: 40 })
    await settle()
    rerender({ guests: 40 })
    await settle(1_000)
    expect(server.requests).toHaveLength(1)
    rerender({ guests: 40, userId: 'USER1' })
    expect(result.current.current).toBe(false)
    await settle(1_000)
    rerender({ guests: 41, userId: 'USER1' })
    await settle(1_000)
    expect(server.requests.map(({ body }) => body)).toEqual([request(40), request(40), request(41)])
  })

  test('aborts the request that was replaced', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const { rerender } = render({ guests: 40 })
    await settle()
    rerender({ guests: 41 })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  test('returns the reason of a failure in words, and the quote after another try', async () => {
    const server = stubApi(() => errorResponse('busy', m.error_busy()))
    const { result } = render({ guests: 40 })
    await settle()
    expect(result.current).toMatchObject({ quote: undefined, pending: false, failed: m.error_busy() })
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    act(() => result.current.askAgain())
    await settle(1_000)
    expect(result.current.failed).toBe(m.bill_quote_failed())
    server.answerWith(() => Response.json(quoteOf(15_000)))
    act(() => result.current.askAgain())
    await settle(1_000)
    expect(result.current).toMatchObject({ quote: quoteOf(15_000), failed: undefined })
  })
})
