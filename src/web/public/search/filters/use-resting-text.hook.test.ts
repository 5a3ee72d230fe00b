import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRestingText } from './use-resting-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function render() {
  const take = vi.fn((text: string, _isAgain: boolean) => text.trim())
  const onTyping = vi.fn()
  const shown = renderHook((known: string) => useRestingText({ known, textOf: (text) => text, take, onTyping }), {
    initialProps: '',
  })
  const type = (text: string) => act(() => shown.result.current.type(text))
  return { ...shown, take, onTyping, type }
}

test('a text counts when nothing was typed for 400 ms, once', () => {
  const { take, onTyping, type } = render()
  type('dho')
  act(() => void vi.advanceTimersByTime(399))
  type('dhokla')
  act(() => void vi.advanceTimersByTime(399))
  expect(take).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(take.mock.calls).toEqual([['dhokla', false]])
  expect(onTyping.mock.calls).toEqual([[true], [true], [false]])
  act(() => void vi.advanceTimersByTime(1000))
  expect(take).toHaveBeenCalledTimes(1)
})

test('it counts at once when it is sent, and nothing counts twice', () => {
  const { result, take, type } = render()
  act(() => result.current.commit())
  expect(take).not.toHaveBeenCalled()
  type('dhokla')
  act(() => result.current.commit())
  act(() => result.current.commit())
  act(() => void vi.advanceTimersByTime(400))
  expect(take).toHaveBeenCalledTimes(1)
})

test('what its own typing led to changes no letter, and typing on is no step to go back to', () => {
  const { result, rerender, take, type } = render()
  type('dho ')
  act(() => result.current.commit())
  type('dhok')
  rerender('dho')
  expect(result.current.text).toBe('dhok')
  act(() => result.current.commit())
  expect(take.mock.calls).toEqual([
    ['dho ', false],
    ['dhok', true],
  ])
})

test('it follows what others make of it', () => {
  const { result, rerender, type } = render()
  rerender('paneer')
  expect(result.current.text).toBe('paneer')
  type('paneer tikka')
  act(() => result.current.commit())
  rerender('')
  expect(result.current.text).toBe('')
})
