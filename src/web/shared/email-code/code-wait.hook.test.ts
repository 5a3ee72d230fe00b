import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useWait } from './code-wait.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') }))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function render() {
  const { result, unmount } = renderHook(() => useWait())
  return { left: () => result.current[0], start: (seconds: number) => act(() => result.current[1](seconds)), unmount }
}

describe('useWait', () => {
  test('counts down by the second and stops its timer at 0', () => {
    const { left, start } = render()
    expect(left()).toBe(0)
    start(3)
    expect(left()).toBe(3)
    pass(1_000)
    expect(left()).toBe(2)
    pass(2_000)
    expect([left(), vi.getTimerCount()]).toEqual([0, 0])
  })

  test('follows the clock, not the number of ticks, as after the computer slept', () => {
    const { left, start } = render()
    start(60)
    vi.setSystemTime(new Date('2026-11-20T04:30:40.500Z'))
    pass(1_000)
    expect(left()).toBe(19)
    vi.setSystemTime(new Date('2026-11-20T04:40:00Z'))
    pass(1_000)
    expect(left()).toBe(0)
  })

  test('starts again from a new wait, and 0 ends one', () => {
    const { left, start } = render()
    start(60)
    pass(10_000)
    start(30)
    expect(left()).toBe(30)
    pass(1_000)
    expect(left()).toBe(29)
    start(0)
    expect(left()).toBe(0)
    pass(1_000)
    expect([left(), vi.getTimerCount()]).toEqual([0, 0])
  })

  test('leaves no timer behind when it is removed', () => {
    const { start, unmount } = render()
    start(60)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
