import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area } from '#web/public/listing/areas.ts'
import { useSlow } from './use-slow.ts'
import { useTypedArea } from './use-typed-area.ts'

beforeEach(() => void vi.useFakeTimers())
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

describe('useSlow', () => {
  test('becomes true after 200 ms of work and false when the work ends', () => {
    const { result, rerender } = renderHook((busy: boolean) => useSlow(busy), { initialProps: true })
    pass(199)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
    rerender(false)
    expect(result.current).toBe(false)
  })

  test('counts again from the start of the next work', () => {
    const { result, rerender } = renderHook((busy: boolean) => useSlow(busy), { initialProps: true })
    pass(300)
    rerender(false)
    rerender(true)
    expect(result.current).toBe(false)
    pass(199)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
  })

  test('stays false when the work ends first', () => {
    const { result, rerender } = renderHook((busy: boolean) => useSlow(busy), { initialProps: true })
    pass(100)
    rerender(false)
    pass(1_000)
    expect(result.current).toBe(false)
  })

  test('takes another delay', () => {
    const { result, rerender } = renderHook((after: number) => useSlow(true, after), { initialProps: 1_000 })
    pass(999)
    expect(result.current).toBe(false)
    rerender(10)
    pass(10)
    expect(result.current).toBe(true)
  })
})

describe('useTypedArea', () => {
  test('opens the named area 400 ms after the last key', () => {
    const open = vi.fn<(area: Area) => void>()
    const { result } = renderHook(() => useTypedArea(open))
    act(() => result.current('Malad'))
    pass(399)
    act(() => result.current('near Andheri'))
    pass(399)
    expect(open).not.toHaveBeenCalled()
    pass(1)
    expect(open.mock.calls.map(([area]) => area.slug)).toEqual(['andheri'])
  })

  test('an emptied text cancels what was about to open', () => {
    const open = vi.fn<(area: Area) => void>()
    const { result } = renderHook(() => useTypedArea(open))
    act(() => result.current('Malad'))
    act(() => result.current(''))
    pass(1_000)
    expect(open).not.toHaveBeenCalled()
  })

  test('calls the newest handler', () => {
    const first = vi.fn<(area: Area) => void>()
    const newest = vi.fn<(area: Area) => void>()
    const { result, rerender } = renderHook((open: (area: Area) => void) => useTypedArea(open), {
      initialProps: first,
    })
    act(() => result.current('Malad'))
    rerender(newest)
    pass(400)
    expect([first.mock.calls.length, newest.mock.calls.length]).toEqual([0, 1])
  })
})
