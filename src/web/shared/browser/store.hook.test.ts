import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

describe('a store', () => {
  test('starts when it is first read or set, once', () => {
    const start = vi.fn(() => 1)
    const store = createStore(start)
    store.subscribe(() => {})
    expect(start).not.toHaveBeenCalled()
    store.set(2)
    expect([store.get(), start.mock.calls.length]).toEqual([2, 1])
  })

  test('renders what a component sees of it, and only when that changes', () => {
    const store = createStore(() => ({ guests: 40, place: 'Andheri' }))
    let renders = 0
    const { result, unmount } = renderHook(() => {
      renders += 1
      return useStore(store, ({ guests }) => guests, 0)
    })
    act(() => store.set({ guests: 40, place: 'Malad' }))
    expect([result.current, renders]).toEqual([40, 1])
    act(() => store.set({ guests: 41, place: 'Malad' }))
    expect(result.current).toBe(41)
    unmount()
    act(() => store.set({ guests: 42, place: 'Malad' }))
    expect(renders).toBe(2)
  })
})
