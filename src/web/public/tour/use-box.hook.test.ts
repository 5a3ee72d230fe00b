import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBox } from './use-box.ts'

let rect = { top: 100, left: 20, width: 200, height: 40 }
beforeEach(() => {
  rect = { top: 100, left: 20, width: 200, height: 40 }
  document.body.innerHTML = '<div id="target"></div><div id="other"></div>'
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    return (this.id === 'target' ? rect : { ...rect, top: 500 }) as DOMRect
  })
})

const around = { box: { top: 94, left: 14, width: 212, height: 52 }, screen: { width: 390, height: 844 } }

test('useBox scrolls to the top and measures the target with room around it', () => {
  const { result } = renderHook(() => useBox('#target'))
  expect(result.current).toEqual(around)
  expect(vi.mocked(scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test.each(['resize', 'scroll'])('useBox measures again on %s, until it is removed', (name) => {
  const { result, unmount } = renderHook(() => useBox('#target'))
  rect = { ...rect, top: 300 }
  act(() => void dispatchEvent(new Event(name)))
  expect(result.current?.box.top).toBe(294)
  unmount()
  rect = { ...rect, top: 0 }
  const measured = vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length
  act(() => void dispatchEvent(new Event(name)))
  expect(vi.mocked(Element.prototype.getBoundingClientRect).mock.calls).toHaveLength(measured)
})

test('useBox follows another target, and has no box for one that is not there', () => {
  const { result, rerender } = renderHook((target: string) => useBox(target), { initialProps: '#target' })
  rerender('#other')
  expect(result.current?.box.top).toBe(494)
  rerender('#nowhere')
  expect(result.current).toBeUndefined()
})
