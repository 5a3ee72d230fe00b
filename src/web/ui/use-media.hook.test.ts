import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useMedia } from './use-media.ts'

describe('useMedia', () => {
  const listeners = new Map<string, Set<() => void>>()
  let wide = false
  beforeEach(() => {
    listeners.clear()
    wide = false
    vi.stubGlobal('matchMedia', (query: string) => {
      const own = listeners.get(query) ?? new Set()
      listeners.set(query, own)
      return {
        matches: wide && query === '(min-width: 1024px)',
        addEventListener: (name: string, listener: () => void) => name === 'change' && own.add(listener),
        removeEventListener: (name: string, listener: () => void) => name === 'change' && own.delete(listener),
      }
    })
  })
  const change = (query: string) => act(() => listeners.get(query)?.forEach((listener) => listener()))

  test('follows the media query', () => {
    const { result } = renderHook(() => useMedia('(min-width: 1024px)'))
    expect(result.current).toBe(false)
    wide = true
    change('(min-width: 1024px)')
    expect(result.current).toBe(true)
  })

  test('follows another query once it is given one, and stops at the end', () => {
    wide = true
    const { result, rerender, unmount } = renderHook((query: string) => useMedia(query), {
      initialProps: '(min-width: 2000px)',
    })
    expect(result.current).toBe(false)
    rerender('(min-width: 1024px)')
    expect(result.current).toBe(true)
    expect(listeners.get('(min-width: 2000px)')?.size).toBe(0)
    unmount()
    expect(listeners.get('(min-width: 1024px)')?.size).toBe(0)
  })

  test.each([
    [undefined, 'no'],
    [false, 'no'],
    [true, 'yes'],
  ])('assumes %s on the server', (onServer, shown) => {
    const Page = () => (useMedia('(min-width: 1024px)', onServer) ? 'yes' : 'no')
    expect(renderToString(createElement(Page))).toBe(shown)
  })
})
