import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useSlow } from './use-slow.ts'

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

  test('does not count the time of work that ended before', () => {
    const { result, rerender } = renderHook((busy: boolean) => useSlow(busy), { initialProps: true })
    pass(100)
    rerender(false)
    rerender(true)
    pass(199)
    expect(result.current).toBe(false)
  })

  test('does not count the time before the work', () => {
    const shown: boolean[] = []
    const { rerender } = renderHook((busy: boolean) => void shown.push(useSlow(busy)), { initialProps: false })
    pass(1_000)
    rerender(true)
    pass(199)
    expect(shown).not.toContain(true)
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
