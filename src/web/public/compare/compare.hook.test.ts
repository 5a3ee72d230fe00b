import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import type { Chosen } from './selection.ts'
import {
  currentLimit,
  removeSelected,
  selectOnly,
  toggleSelected,
  useIsSelected,
  useSelection,
} from './selection-store.ts'
import { useCompareAddress } from './use-compare-address.ts'

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
})

describe('useCompareAddress', () => {
  const render = (query: string) => renderInRouter(() => useCompareAddress(), `/compare/a&b${query}`)

  test('reads what is chosen from the query', () => {
    const { current } = render('?people=25-50&rows=all&place=Dadar&lat=19.01&lng=72.84')
    expect(current()).toMatchObject({ people: '25-50', peopleUnknown: false, allRows: true })
    expect(current().kept).toEqual([
      ['place', 'Dadar'],
      ['lat', '19.01'],
      ['lng', '72.84'],
      ['rows', 'all'],
    ])
  })

  test.each([
    ['', undefined, false],
    ['?people=', undefined, false],
    ['?people=many', undefined, true],
    ['?people=100+', '100+', false],
  ])('reads the range of %j as %j', (query, people, peopleUnknown) => {
    expect(render(query).current()).toMatchObject({ people, peopleUnknown, allRows: false, kept: [] })
  })

  test('writes the range in place and keeps the rest', async () => {
    const { current, address, router } = render('?place=Dadar')
    await act(async () => current().choosePeople('25-50'))
    expect(address()).toBe('/compare/a&b?place=Dadar&people=25-50')
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
  })

  test('shows all rows and folds them again', async () => {
    const { current, address } = render('?people=25-50')
    await act(async () => current().showAllRows(true))
    expect(address()).toBe('/compare/a&b?people=25-50&rows=all')
    await act(async () => current().showAllRows(false))
    expect(address()).toBe('/compare/a&b?people=25-50')
  })

  test('links to the same page about other caterers', () => {
    expect(render('?people=25-50&rows=all&place=Dadar').current().with(['c', 'd'])).toMatch(
      /^\/compare\/c[^?]*d\?(?=.*people=25-50)(?=.*rows=all)(?=.*place=Dadar)/,
    )
    expect(render('').current().with(['c', 'd'])).not.toContain('rows')
  })
})
