import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useOnline } from './use-online.ts'

test('follows whether the browser is online until it is unmounted', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result, unmount } = renderHook(() => useOnline())
  expect(result.current).toBe(true)
  onLine.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(result.current).toBe(false)
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current).toBe(true)
  const remove = vi.spyOn(globalThis, 'removeEventListener')
  unmount()
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['online', 'offline'])
})

test('takes the visitor for online while the page is rendered on the server', () => {
  const Page = () => (useOnline() ? 'online' : 'offline')
  expect(renderToString(createElement(Page))).toBe('online')
})
