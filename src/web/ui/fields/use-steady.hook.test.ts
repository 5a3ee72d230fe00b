import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useSteady } from './use-steady.ts'

beforeEach(() => void vi.useFakeTimers())

const fire = (name: string) => act(() => void dispatchEvent(new Event(name)))
const tick = () => act(() => void vi.advanceTimersByTime(0))

describe('useSteady', () => {
  test('follows the value while no pointer is down', () => {
    const { result, rerender } = renderHook((value: string) => useSteady(value), { initialProps: 'first' })
    rerender('second')
    expect(result.current).toBe('second')
  })

  test.each(['pointerup', 'pointercancel'])('holds the value from pointerdown until after %s', (release) => {
    const { result, rerender } = renderHook((value: string) => useSteady(value), { initialProps: 'first' })
    fire('pointerdown')
    rerender('second')
    expect(result.current).toBe('first')
    fire(release)
    // The click is still to come.
    expect(result.current).toBe('first')
    tick()
    expect(result.current).toBe('second')
  })

  test('starts released again after the last user was removed during a press', () => {
    const { unmount } = renderHook(() => useSteady('first'))
    fire('pointerdown')
    unmount()
    const { result, rerender } = renderHook((value: string) => useSteady(value), { initialProps: 'first' })
    rerender('second')
    expect(result.current).toBe('second')
  })

  test('keeps listening for the users that remain', () => {
    const one = renderHook((value: string) => useSteady(value), { initialProps: 'first' })
    const other = renderHook(() => useSteady('first'))
    other.unmount()
    fire('pointerdown')
    one.rerender('second')
    expect(one.result.current).toBe('first')
  })

  test('listens on the window only while it is used', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    const ofPointers = (calls: unknown[][]) =>
      calls.filter(([name]) => String(name).startsWith('pointer')).map(([name, , capture]) => [name, capture])
    const one = renderHook(() => useSteady('first'))
    const other = renderHook(() => useSteady('first'))
    const all = [
      ['pointerdown', true],
      ['pointerup', true],
      ['pointercancel', true],
    ]
    expect(ofPointers(added.mock.calls)).toEqual(all)
    one.unmount()
    expect(ofPointers(removed.mock.calls)).toEqual([])
    other.unmount()
    expect(ofPointers(removed.mock.calls)).toEqual(all)
  })
})
