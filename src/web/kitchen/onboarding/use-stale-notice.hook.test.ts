import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useStaleNotice } from './use-stale-notice.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
beforeEach(() => void vi.mocked(notify).mockReset())

type Props = { version: number | undefined; isEdited: boolean }
const render = (initialProps: Props) =>
  renderHook(({ version, isEdited }: Props) => useStaleNotice(version, isEdited), { initialProps })

test('another version below edits is told once', () => {
  const { rerender } = render({ version: 3, isEdited: true })
  expect(notify).not.toHaveBeenCalled()
  rerender({ version: 4, isEdited: true })
  rerender({ version: 4, isEdited: true })
  expect(vi.mocked(notify).mock.calls).toEqual([[m.onboarding_loaded_anew()]])
})

test.each<[string, Props, Props]>([
  ['without edits', { version: 3, isEdited: false }, { version: 4, isEdited: false }],
  ['of a profile that was created', { version: undefined, isEdited: true }, { version: 1, isEdited: true }],
])('a version %s is not told', (_, before, after) => {
  render(before).rerender(after)
  expect(notify).not.toHaveBeenCalled()
})

test('an edit after another version was loaded is not told of it', () => {
  const { rerender } = render({ version: 3, isEdited: false })
  rerender({ version: 4, isEdited: false })
  rerender({ version: 4, isEdited: true })
  expect(notify).not.toHaveBeenCalled()
})
