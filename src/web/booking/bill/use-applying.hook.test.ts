import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import { useApplying } from './use-applying.ts'

vi.mock('#web/shared/draft/draft-store.ts', () => ({ changeDraft: vi.fn() }))

let server: ApiStub
beforeEach(() => {
  vi.mocked(changeDraft).mockReset()
  server = stubApi(() => Response.json({ coupon: { code: 'FLAT10' } }))
})

const render = (subtotal?: number, replaces?: string) => renderHook(() => useApplying(subtotal, replaces)).result
const apply = (result: ReturnType<typeof render>, text: string) => act(async () => void result.current.apply(text))

describe('useApplying', () => {
  test('puts a code on the bill that the server takes, and drops the one that was released', async () => {
    const result = render(14_000, 'O1')
    await apply(result, ' flat10 ')
    expect(server.requests).toEqual([
      { method: 'POST', path: '/api/coupon/validate', body: { code: 'FLAT10', subtotal: 14_000, replaces: 'O1' } },
    ])
    expect(vi.mocked(changeDraft).mock.calls).toEqual([[{ coupon: 'FLAT10', released: undefined }]])
    expect(result.current.error).toBeUndefined()
  })

  test('sends neither subtotal nor order when there is none, but a subtotal of 0', async () => {
    await apply(render(), 'FLAT10')
    await apply(render(0), 'FLAT10')
    expect(server.requests.map(({ body }) => body)).toEqual([{ code: 'FLAT10' }, { code: 'FLAT10', subtotal: 0 }])
  })

  test('asks for a code when nothing was typed', async () => {
    const result = render()
    await apply(result, '  ')
    expect([result.current.error, result.current.busy, server.requests]).toEqual([m.bill_coupon_needed(), false, []])
    act(() => result.current.forgetError())
    expect(result.current.error).toBeUndefined()
  })

  test('asks once while the server is busy with it', async () => {
    server.answerWith(() => new Promise(() => {}))
    const result = render()
    act(() => void result.current.apply('FLAT10'))
    expect(result.current.busy).toBe(true)
    await apply(result, 'FLAT20')
    await apply(result, '')
    expect([server.requests.length, result.current.error]).toEqual([1, undefined])
  })

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['was rejected', () => errorResponse('coupon_expired', 'This coupon has expired.'), 'This coupon has expired.'],
    ['could not be sent', () => Promise.reject(new TypeError('offline')), m.bill_coupon_failed()],
  ])('says why a code that %s is not on the bill, and takes another one', async (_, answer, reason) => {
    server.answerWith(answer)
    const result = render()
    await apply(result, 'OLD')
    expect([result.current.error, result.current.busy]).toEqual([reason, false])
    expect(changeDraft).not.toHaveBeenCalled()
    server.answerWith(() => Response.json({ coupon: { code: 'FLAT10' } }))
    await apply(result, 'FLAT10')
    expect(changeDraft).toHaveBeenCalledOnce()
  })
})
