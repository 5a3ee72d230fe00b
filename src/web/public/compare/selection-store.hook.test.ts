import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Chosen } from './selection.ts'
import {
  currentLimit,
  removeSelected,
  selectOnly,
  toggleSelected,
  useIsSelected,
  useSelection,
} from './selection-store.ts'

const caterer = (id: string): Chosen => ({
  id,
  name: `Caterer ${id}`,
  picture: { base: `/pictures/${id}`, widths: [240, 480], width: 480, height: 320, placeholder: 'x' },
})

describe('the selection of caterers to compare', () => {
  let narrow = false
  beforeEach(() => {
    narrow = false
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: narrow && query === '(width < 768px)' }))
    act(() => selectOnly([]))
  })

  test('adds and removes, and tells every component', () => {
    const { result } = renderHook(() => ({ all: useSelection().map(({ id }) => id), one: useIsSelected('A') }))
    expect(result.current).toEqual({ all: [], one: false })
    act(() => void toggleSelected(caterer('A')))
    act(() => void toggleSelected(caterer('B')))
    expect(result.current).toEqual({ all: ['A', 'B'], one: true })
    act(() => removeSelected('A'))
    expect(result.current).toEqual({ all: ['B'], one: false })
    act(() => void toggleSelected(caterer('B')))
    expect(result.current.all).toEqual([])
  })

  test('takes three on a wide screen and two on a narrow one', () => {
    expect(currentLimit()).toBe(3)
    for (const id of ['A', 'B', 'C']) expect(toggleSelected(caterer(id))).toBeUndefined()
    expect(toggleSelected(caterer('D'))).toEqual({ full: 3 })
    narrow = true
    expect(currentLimit()).toBe(2)
    act(() => selectOnly([caterer('A'), caterer('B')]))
    expect(toggleSelected(caterer('C'))).toEqual({ full: 2 })
    const { result } = renderHook(() => useSelection())
    expect(result.current.map(({ id }) => id)).toEqual(['A', 'B'])
  })

  test('is replaced as a whole by what a comparison shows', () => {
    act(() => void toggleSelected(caterer('A')))
    act(() => selectOnly([caterer('B'), caterer('C')]))
    const { result } = renderHook(() => useSelection())
    expect(result.current.map(({ id }) => id)).toEqual(['B', 'C'])
  })

  test('is empty on the server', () => {
    act(() => void toggleSelected(caterer('A')))
    const Page = () => JSON.stringify([useSelection(), useIsSelected('A')])
    expect(renderToString(createElement(Page))).toBe('[[],false]')
  })

  test('keeps the selection for the next visit', () => {
    act(() => selectOnly([caterer('B')]))
    expect(JSON.parse(localStorage.getItem('compare') ?? '')).toEqual([caterer('B')])
  })
})
