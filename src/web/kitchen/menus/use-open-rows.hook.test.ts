import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { useOpenRows } from './use-open-rows.ts'

vi.mock('#web/ui/display/problem-list.tsx', () => ({ showControl: vi.fn() }))
beforeEach(() => {
  vi.mocked(showControl).mockReset()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
})

test('rows are folded until they are pressed, each for itself', () => {
  const { result } = renderHook(useOpenRows)
  const open = () => [result.current.isOpen('M1'), result.current.isOpen('M2'), result.current.isDishOpen('M1', 'd0')]
  expect(open()).toEqual([false, false, false])
  act(() => result.current.toggle('M1'))
  act(() => result.current.toggleDish('M1', 'd0'))
  expect(open()).toEqual([true, false, true])
  act(() => result.current.toggle('M1'))
  expect(open()).toEqual([false, false, true])
  act(() => result.current.toggleDish('M1', 'd0'))
  expect(open()).toEqual([false, false, false])
})

test.each([
  [{ menu: 'M1', field: 'name' }, 'menu-M1-name', false],
  [{ menu: 'M1', dish: 'd0', field: 'price' }, 'menu-M1-d0-price', false],
  [{ menu: 'M1', dish: 'd0', field: 'name' }, 'menu-M1-d0-name', false],
  [{ menu: 'M1', dish: 'd0', field: 'description' }, 'menu-M1-d0-description', true],
  [{ menu: 'M1', dish: 'd0', field: 'imgUrl' }, 'menu-M1-d0-imgUrl', true],
] as const)('showing %o unfolds what it is in', (at, id, isDishOpen) => {
  const { result } = renderHook(useOpenRows)
  act(() => result.current.show(at))
  act(() => result.current.show(at))
  expect([result.current.isOpen('M1'), result.current.isDishOpen('M1', 'd0')]).toEqual([true, isDishOpen])
  expect(vi.mocked(showControl).mock.calls).toEqual([[id], [id]])
})
