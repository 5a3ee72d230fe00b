import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '#test/support/api-stub.ts'
import { useSeen } from './use-seen.ts'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') }))

test('a page counts after two seconds in view, once per browser and day', async () => {
  const stub = stubApi(() => Response.json({ counted: true }))
  const { rerender, unmount } = renderHook(({ id }) => useSeen(id), { initialProps: { id: 'C1' } })
  await pass(1_900)
  expect(stub.requests).toEqual([])
  await pass(200)
  expect(stub.requests).toEqual([{ method: 'POST', path: '/api/seen', body: { catererId: 'C1' } }])
  rerender({ id: 'C2' })
  await pass(2_100)
  rerender({ id: 'C1' })
  await pass(2_100)
  expect(stub.requests.map(({ body }) => body)).toEqual([{ catererId: 'C1' }, { catererId: 'C2' }])
  unmount()
  vi.setSystemTime(new Date('2026-11-21T04:30:00Z'))
  renderHook(() => useSeen('C1'))
  await pass(2_100)
  expect(stub.requests).toHaveLength(3)
})

test('a page that is left before, or lies in the background, does not count', async () => {
  const stub = stubApi()
  const { unmount } = renderHook(() => useSeen('C1'))
  await pass(1_000)
  unmount()
  await pass(2_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderHook(() => useSeen('C1'))
  await pass(5_000)
  expect(stub.requests).toEqual([])
})
