import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDaySelection } from './use-day-selection.ts'

test('a selection reaches from its start to a day on either side, and another one replaces it', () => {
  const { result } = renderHook(useDaySelection)
  const after = (change: () => void) => {
    act(change)
    return result.current.selected
  }
  expect(result.current.selected).toBeUndefined()
  expect(after(() => result.current.begin('2026-12-10'))).toEqual({ from: '2026-12-10', to: '2026-12-10' })
  expect(after(() => result.current.extend('2026-12-14'))).toEqual({ from: '2026-12-10', to: '2026-12-14' })
  expect(after(() => result.current.extend('2026-12-08'))).toEqual({ from: '2026-12-08', to: '2026-12-10' })
  expect(after(() => result.current.begin('2026-12-20'))).toEqual({ from: '2026-12-20', to: '2026-12-20' })
  expect(after(() => result.current.clear())).toBeUndefined()
})

test('a selection without a start begins where it is extended to', () => {
  const { result } = renderHook(useDaySelection)
  act(() => result.current.extend('2026-12-14'))
  expect(result.current.selected).toEqual({ from: '2026-12-14', to: '2026-12-14' })
})
