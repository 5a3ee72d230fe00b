import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Day } from '#contract/endpoints/shared.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { useDays, type DaysAsked } from './use-days.ts'

const december: DaysAsked = {
  catererId: 'CAT1',
  from: Day.parse('2026-12-01'),
  to: Day.parse('2026-12-31'),
  guests: 40,
}

test('useDays asks for the days of one caterer as anyone may, and for nothing without a question', async () => {
  const server = stubApi(() => Response.json({ days: [] }))
  const { result, rerender } = renderHook((asked: DaysAsked | undefined) => useDays(asked), {
    initialProps: undefined as DaysAsked | undefined,
  })
  expect(server.requests).toEqual([])
  rerender(december)
  await act(async () => {})
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/caterer/CAT1/availability?from=2026-12-01&to=2026-12-31&guests=40',
  ])
  expect(result.current.found).toEqual({ days: [] })
})

test('useDays gives up a question that nobody waits for', () => {
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  const { unmount } = renderHook(() => useDays(december))
  unmount()
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
