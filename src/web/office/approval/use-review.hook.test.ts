import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import { annapurna } from '#test/factories/own-caterer.ts'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { m } from '#messages'
import { reviewListQuery } from './approval-queries.ts'
import { useReview } from './use-review.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

const detail = (version: number, approval = 'pending') =>
  ({ caterer: { ...annapurna, version, approval }, checks: [], sameGstNo: [] }) as unknown as ReviewDetail

beforeEach(() => {
  vi.mocked(notify).mockReset()
  queryClient().clear()
})

const settle = () => act(async () => {})

async function render(server = stubApi(() => Response.json(detail(3)))) {
  const { result } = renderHook(() => useReview('CAT1'))
  await settle()
  return { server, result }
}

describe('useReview', () => {
  test('decides about the version that is shown, and shows the answer', async () => {
    const { server, result } = await render()
    const list = reviewListQuery({ list: 'new', page: 1 })
    queryClient().setQueryData(list.queryKey, {})
    server.answerWith(() => Response.json(detail(4, 'rejected')))
    await act(async () => expect(await result.current.decide('reject', 'No licence')).toBe(true))
    expect(server.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/api/admin/caterers/CAT1/approval',
      body: { action: 'reject', version: 3, reason: 'No licence' },
    })
    expect(result.current.loaded.data?.caterer).toMatchObject({ version: 4, approval: 'rejected' })
    expect(vi.mocked(notify).mock.calls).toEqual([[m.office_done_reject(), 'success']])
    expect(queryClient().getQueryState(list.queryKey)?.isInvalidated).toBe(true)
  })

  test('loads again what another admin has changed, and says so', async () => {
    const { server, result } = await render()
    server.answerWith(({ method }) =>
      method === 'POST' ? errorResponse('caterer_changed', 'Changed.') : Response.json(detail(4, 'approved')),
    )
    await act(async () => expect(await result.current.decide('approve', '')).toBe(false))
    expect(result.current.failure).toBe(m.office_changed_meanwhile())
    expect(result.current.loaded.data?.caterer).toMatchObject({ version: 4, approval: 'approved' })
    expect(notify).not.toHaveBeenCalled()
    act(() => result.current.forgetFailure())
    expect(result.current.failure).toBeUndefined()
  })

  test('says what the server said of anything else, and when it cannot be reached', async () => {
    const { server, result } = await render()
    server.answerWith(() => errorResponse('gst_number_taken', 'Annapurna is approved with this GST number.'))
    await act(async () => void (await result.current.decide('approve', '')))
    expect(result.current.failure).toContain('is approved with this GST number')
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    await act(async () => void (await result.current.check('phone', true)))
    expect(result.current.failure).toBe(m.office_unreachable())
  })

  test('decides one field of a revision, and marks one item of the checklist', async () => {
    const { server, result } = await render()
    await act(async () => void (await result.current.decideField('gstNo', 'refuse', 'Wrong')))
    await act(async () => void (await result.current.check('phone', false)))
    expect(server.requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/admin/caterers/CAT1/revision', { version: 3, decisions: { gstNo: 'refuse' }, reason: 'Wrong' }],
      ['PUT', '/api/admin/caterers/CAT1/checks/phone', { version: 3, checked: false }],
    ])
  })

  test('does one thing at a time', async () => {
    const { server, result } = await render()
    let answer: (value: Response) => void = () => {}
    server.answerWith(() => new Promise((resolve) => (answer = resolve)))
    await act(async () => {
      void result.current.decide('approve', '')
      void result.current.check('phone', true)
    })
    expect([server.requests.length, result.current.busy]).toEqual([2, true])
    await act(async () => answer(Response.json(detail(4, 'approved'))))
    expect(result.current.busy).toBe(false)
  })
})
