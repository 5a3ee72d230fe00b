import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { useChangeQuote } from './use-change-quote.ts'
import type { ChangeRequest } from './change-form-state.ts'

const request = (guests: number): ChangeRequest => ({
  packageId: 'P1',
  selections: [],
  guests,
  dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
  serviceHours: 3,
})
const quoteOf = (difference: number) => ({ difference, refund: 0, toPay: difference, problems: [] })

beforeEach(() => void vi.useFakeTimers())
const settle = (milliseconds = 1_000) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const render = (initialProps: ChangeRequest | undefined) =>
  renderHook((asked: ChangeRequest | undefined) => useChangeQuote('O1', asked), { initialProps })

describe('useChangeQuote', () => {
  test('asks what the change costs', async () => {
    const server = stubApi(() => Response.json(quoteOf(500)))
    const { result } = render(request(41))
    expect(result.current).toMatchObject({ current: undefined, shown: undefined, pending: true })
    await settle()
    expect(server.requests).toEqual([{ method: 'POST', path: '/api/orders/O1/change/quote', body: request(41) }])
    expect(result.current).toMatchObject({ current: quoteOf(500), shown: quoteOf(500), pending: false })
  })

  test('asks nothing without a request', async () => {
    const server = stubApi(() => Response.json(quoteOf(500)))
    const { result, rerender } = render(undefined)
    await settle()
    expect(server.requests).toEqual([])
    expect(result.current).toMatchObject({ current: undefined, shown: undefined, pending: false, failed: undefined })
    rerender(request(41))
    await settle()
    rerender(undefined)
    expect(result.current).toMatchObject({ current: undefined, shown: undefined, pending: false })
  })

  test('shows the price of a moment ago as not current until the next one is here', async () => {
    const server = stubApi(() => Response.json(quoteOf(500)))
    const { result, rerender } = render(request(41))
    await settle()
    server.answerWith(() => Response.json(quoteOf(1_000)))
    rerender(request(42))
    expect(result.current).toMatchObject({ current: undefined, shown: quoteOf(500), pending: true })
    await settle()
    expect(result.current).toMatchObject({ current: quoteOf(1_000), shown: quoteOf(1_000), pending: false })
  })

  test('does not ask again for the same change', async () => {
    const server = stubApi(() => Response.json(quoteOf(500)))
    const { rerender } = render(request(41))
    await settle()
    rerender(request(41))
    await settle()
    expect(server.requests).toHaveLength(1)
  })

  test('aborts the request that was replaced', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const { rerender } = render(request(41))
    await settle()
    rerender(request(42))
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  test('returns why there is no price, and asks again on demand', async () => {
    const server = stubApi(() => errorResponse('caterer_fully_booked', 'Only 40 plates are left.'))
    const { result } = render(request(41))
    await settle()
    expect(result.current).toMatchObject({
      pending: false,
      failed: { reason: 'Only 40 plates are left.', isApiError: true },
    })
    server.answerWith(() => Response.json(quoteOf(500)))
    act(() => result.current.askAgain())
    await settle()
    expect(result.current).toMatchObject({ current: quoteOf(500), failed: undefined })
  })
})
