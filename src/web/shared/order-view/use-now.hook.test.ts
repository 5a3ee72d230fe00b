import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

describe('useNow', () => {
  test('is the present moment, renewed every 30 s until it is removed', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
    const { result, unmount } = renderHook(() => useNow())
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:00.000Z')
    act(() => void vi.advanceTimersByTime(29_999))
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:00.000Z')
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.toISOString()).toBe('2026-11-20T04:30:30.000Z')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
