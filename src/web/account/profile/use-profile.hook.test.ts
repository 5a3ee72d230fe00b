import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Profile } from '#contract/endpoints/account.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { prime } from '#web/shared/query/prime.ts'
import { profileQuery, useProfile } from './use-profile.ts'

const asha = { id: 'USER1', firstName: 'Asha', lastName: 'Rao' } as unknown as Profile

describe('useProfile', () => {
  const render = () => renderHook((id: string) => useProfile(id), { initialProps: 'USER1' })
  const settle = () => act(async () => {})

  test('loads the account once', async () => {
    const server = stubApi(() => Response.json(asha))
    const { result, rerender } = render()
    expect(result.current).toMatchObject({ profile: undefined, failed: false })
    await settle()
    rerender('USER1')
    await settle()
    expect(result.current).toMatchObject({ profile: asha, failed: false })
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/users/USER1'])
  })

  test('does not load again what the page has loaded before it was drawn', async () => {
    const server = stubApi(() => Response.json(asha))
    await prime(profileQuery('USER1'))
    expect(render().result.current.profile).toEqual(asha)
    await settle()
    expect(server.requests).toHaveLength(1)
  })

  test('stops loading when the page is left', async () => {
    const server = stubApi()
    const { unmount } = render()
    await settle()
    unmount()
    expect(server.aborted).toHaveLength(1)
  })

  test('reports a failure until it is asked to load again', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { result } = render()
    await settle()
    expect(result.current).toMatchObject({ profile: undefined, failed: true })
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.answerWith(() => promise)
    await act(async () => result.current.load())
    expect(result.current.failed).toBe(false)
    await act(async () => resolve(Response.json(asha)))
    expect(result.current).toMatchObject({ profile: asha, failed: false })
    expect(server.requests).toHaveLength(2)
  })

  test('loads another account when it is given one', async () => {
    const server = stubApi(() => Response.json(asha))
    const { result, rerender } = render()
    await settle()
    server.answerWith(() => Response.json({ ...asha, id: 'USER2' }))
    rerender('USER2')
    await settle()
    expect(server.requests.at(-1)?.path).toBe('/api/users/USER2')
    expect(result.current.profile?.id).toBe('USER2')
  })

  test('shows the answer to a change', async () => {
    const server = stubApi(() => Response.json(asha))
    const { result } = render()
    await settle()
    await act(async () => result.current.put({ ...asha, firstName: 'Usha' }))
    expect([result.current.profile?.firstName, server.requests.length]).toEqual(['Usha', 1])
  })
})
