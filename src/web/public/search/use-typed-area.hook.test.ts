import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area } from '#web/public/listing/areas.ts'
import { useTypedArea } from './use-typed-area.ts'

beforeEach(() => void vi.useFakeTimers())
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

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
