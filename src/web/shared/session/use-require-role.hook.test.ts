import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionState } from './session-state.ts'
import { useSession } from './use-session.ts'
import { useRequireRole } from './use-require-role.ts'

vi.mock('./use-session.ts', () => ({ useSession: vi.fn() }))

const user = { id: 'U1', role: { id: '3', name: 'caterer' } } as never
const admitted = (session: SessionState, role: '2' | '3') => {
  vi.mocked(useSession).mockReturnValue(session)
  return renderHook(() => useRequireRole(role)).result.current
}
beforeEach(() => void vi.mocked(useSession).mockReset())

describe('useRequireRole', () => {
  test('is looking until the session is known', () => {
    expect(admitted({ status: 'unknown' }, '3')).toEqual({ state: 'looking' })
  })

  test('turns a visitor away', () => {
    expect(admitted({ status: 'signed_out' }, '3')).toEqual({ state: 'signed_out' })
  })

  test('admits an account of the role, and tells one of another role so', () => {
    expect(admitted({ status: 'signed_in', user }, '3')).toEqual({ state: 'admitted', user })
    expect(admitted({ status: 'signed_in', user }, '2')).toEqual({ state: 'wrong_role', user })
  })
})
