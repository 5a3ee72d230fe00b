import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Problem } from '#web/shared/form/problems.ts'
import { useConfirming } from './use-confirming.ts'

const unconfirmed: Problem = { field: 'email', message: 'Confirm your email address first.' }
const otherProblem: Problem = { field: 'guests', message: 'Enter the number of guests' }

function render(said: readonly Problem[]) {
  const again = vi.fn<() => void>()
  const view = renderHook((now: readonly Problem[]) => useConfirming(now, again), { initialProps: said })
  return { ...view, again }
}

describe('useConfirming', () => {
  test('opens for a problem of the email address and for no other', () => {
    const { result, rerender } = render([otherProblem])
    expect(result.current.open).toBe(false)
    rerender([otherProblem, unconfirmed])
    expect(result.current.open).toBe(true)
    rerender([])
    expect(result.current.open).toBe(false)
  })

  test('asks for the bill again once confirmed and stays open without the problem', () => {
    const { result, rerender, again } = render([unconfirmed])
    expect(again).not.toHaveBeenCalled()
    act(() => result.current.onConfirmed())
    expect(again).toHaveBeenCalledOnce()
    rerender([])
    expect(result.current.open).toBe(true)
  })
})

test('useConfirming keeps naming the coupon for which the address was confirmed', () => {
  const { result, rerender } = render([{ ...unconfirmed, code: 'coupon_email_unconfirmed' } as Problem])
  expect(result.current.reason).toBe('coupon')
  act(() => result.current.onConfirmed())
  rerender([])
  expect(result.current.reason).toBe('coupon')
})
