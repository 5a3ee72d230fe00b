import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLeaveWarning } from './use-leave-warning.ts'

function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('the browser asks before the page is left only while something would be lost', () => {
  const { rerender, unmount } = renderHook(({ wouldLose }) => useLeaveWarning(wouldLose), {
    initialProps: { wouldLose: false },
  })
  expect(isAsked()).toBe(false)
  rerender({ wouldLose: true })
  expect(isAsked()).toBe(true)
  rerender({ wouldLose: false })
  expect(isAsked()).toBe(false)
  rerender({ wouldLose: true })
  unmount()
  expect(isAsked()).toBe(false)
})
