import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { useFit } from './use-fit.ts'

const render = (event: Partial<PlannedEvent>) =>
  renderHook((given: Partial<PlannedEvent>) => useFit('CAT1', { ...noEvent, date: '2026-12-12', ...given }), {
    initialProps: event,
  })

test('useFit asks for what decides prices and day, and leaves out what is not known', async () => {
  const server = stubApi(() => Response.json({ guests: 60 }))
  const { result } = render({
    place: 'Thane',
    point: { lat: 19.2, lng: 72.97 },
    time: '19:30',
    guests: 60,
    diets: { veg: 40, jain: 20, nonVeg: 0 },
  })
  await act(async () => {})
  expect(server.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/api/caterer/CAT1/fit?lat=19.2&lng=72.97&date=2026-12-12&guests=60&people=50-100&diet=veg:40,jain:20',
  ])
  expect(result.current).toMatchObject({ found: { guests: 60 }, failed: false })
})

test('useFit asks nothing of an event without a day', async () => {
  const server = stubApi(() => Response.json({ guests: 25 }))
  const { result } = render({ people: '25-50', date: undefined })
  await act(async () => {})
  expect([server.requests, result.current.found, result.current.failed]).toEqual([[], undefined, false])
})

test('useFit asks anew for another event, and says that it failed', async () => {
  const server = stubApi(() => Response.json({ guests: 25 }))
  const { result, rerender } = render({ people: '25-50' })
  await act(async () => {})
  server.answerWith(() => errorResponse('too_many_requests', 'Wait.'))
  rerender({ people: '50-100' })
  await act(async () => {})
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/api/caterer/CAT1/fit?date=2026-12-12&people=25-50',
    '/api/caterer/CAT1/fit?date=2026-12-12&people=50-100',
  ])
  expect(result.current).toMatchObject({ found: undefined, failed: true })
})

test('useFit gives up a question that nobody waits for', () => {
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  const { unmount } = render({ guests: 60 })
  unmount()
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
