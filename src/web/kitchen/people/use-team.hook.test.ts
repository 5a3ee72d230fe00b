import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import type { Team } from '#contract/endpoints/members.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { membershipQuery, peopleQuery, useTeam } from './use-team.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const alone: Team = { members: [], invitations: [] }
const invited = { members: [], invitations: [{ id: 'I1' }] } as unknown as Team
const settle = () => act(async () => {})

beforeEach(() => {
  queryClient().clear()
  vi.mocked(notify).mockReset()
})

test('an owner loads the team, other members their own membership, an account without a caterer nothing', () => {
  const keyOf = (about: Partial<User>) => peopleQuery({ id: 'U1', ...about } as User)?.queryKey
  expect(keyOf({ catererId: 'CAT1', part: 'owner' })).toEqual(['team', 'CAT1'])
  expect(keyOf({ catererId: 'CAT1', part: 'cook' })).toEqual(['membership', 'U1'])
  expect(keyOf({})).toBeUndefined()
})

describe('useTeam', () => {
  test('loads the team and shows what the server answers to a change', async () => {
    const server = stubApi(() => Response.json(alone))
    const { result } = renderHook(() => useTeam('CAT1'))
    expect(result.current.team).toBeUndefined()
    await settle()
    expect(result.current.team).toEqual(alone)
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/caterer/CAT1/members'])
    await act(async () => expect(await result.current.change('x', async () => invited, 'Done.')).toBe(true))
    expect(result.current.team).toEqual(invited)
    expect(notify).toHaveBeenCalledWith('Done.', 'success')
  })

  test('makes one change at a time, and the next one when it failed', async () => {
    stubApi(() => Response.json(alone))
    const { result } = renderHook(() => useTeam('CAT1'))
    await settle()
    const { promise, reject } = Promise.withResolvers<Team>()
    const second = vi.fn<() => Promise<Team>>().mockResolvedValue(invited)
    let done: Promise<boolean> | undefined
    act(() => void (done = result.current.change('first', () => promise, 'Done.')))
    expect(result.current.busy).toBe('first')
    expect(await result.current.change('second', second, 'Done.')).toBe(false)
    expect(second).not.toHaveBeenCalled()
    await act(async () => {
      reject(new TypeError('offline'))
      expect(await done).toBe(false)
    })
    expect([result.current.busy, result.current.team]).toEqual([undefined, alone])
    expect(vi.mocked(notify).mock.calls.map(([, tone]) => tone)).toEqual(['error'])
    await act(async () => void (await result.current.change('second', second, 'Done.')))
    expect(result.current.team).toEqual(invited)
  })

  test('shows the team of one caterer, and of another one when it changes', async () => {
    const server = stubApi(({ path }) => Response.json(path.includes('CAT2') ? invited : alone))
    const { result, rerender } = renderHook(({ id }) => useTeam(id), { initialProps: { id: 'CAT1' } })
    await settle()
    rerender({ id: 'CAT2' })
    expect(result.current.team).toBeUndefined()
    await settle()
    expect(result.current.team).toEqual(invited)
    expect(server.requests).toHaveLength(2)
  })

  test('says that it could not be loaded, and loads again', async () => {
    const server = stubApi(() => errorResponse('unexpected', 'Something went wrong.'))
    const { result } = renderHook(() => useTeam('CAT1'))
    await settle()
    expect([result.current.failed, result.current.team]).toEqual([true, undefined])
    server.answerWith(() => Response.json(alone))
    await act(async () => result.current.load())
    await settle()
    expect([result.current.failed, result.current.team]).toEqual([false, alone])
  })
})

test('membershipQuery loads the membership of an account, which no other account sees', async () => {
  const membership = { part: 'cook' }
  const server = stubApi(() => Response.json(membership))
  // The id is all that the query needs.
  const queryOf = (id: string) => membershipQuery({ id } as User)
  expect(await queryClient().query(queryOf('U1'))).toEqual(membership)
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/membership'])
  expect(queryClient().getQueryData(queryOf('U1').queryKey)).toEqual(membership)
  expect(queryClient().getQueryData(queryOf('U2').queryKey)).toBeUndefined()
})
