import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useDownload } from './use-download.ts'

vi.mock('#web/shared/browser/save-file.ts', () => ({ saveFile: vi.fn() }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))

beforeEach(() => {
  vi.mocked(saveFile).mockReset()
  vi.mocked(notify).mockReset()
})

describe('useDownload', () => {
  const pdf = () => new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="receipt.pdf"' } })

  test('fetches the file once however often it is pressed, and saves it under its name', async () => {
    const server = stubApi(pdf)
    const { result } = renderHook(() => useDownload())
    await act(async () => {
      void result.current.download('/api/orders/O1/documents/D1')
      await result.current.download('/api/orders/O1/documents/D1')
    })
    await act(async () => {})
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/orders/O1/documents/D1'])
    expect(vi.mocked(saveFile).mock.calls.map(([file]) => file.name)).toEqual(['receipt.pdf'])
    expect(result.current.busy).toBe(false)
  })

  test('is busy while the file comes, and can be pressed again afterwards', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const { result } = renderHook(() => useDownload())
    await act(async () => void result.current.download('/a'))
    expect(result.current.busy).toBe(true)
    await act(async () => answer(pdf()))
    expect(result.current.busy).toBe(false)
    await act(async () => void result.current.download('/a'))
    expect(server.requests).toHaveLength(2)
  })

  test('says what the server rejected, or that it cannot be reached', async () => {
    const server = stubApi(() => errorResponse('order_not_found', m.error_order_not_found()))
    const { result } = renderHook(() => useDownload())
    await act(async () => result.current.download('/a'))
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    await act(async () => result.current.download('/a'))
    expect(vi.mocked(notify).mock.calls).toEqual([
      [m.error_order_not_found(), 'error'],
      [m.bill_unreachable(), 'error'],
    ])
    expect([result.current.busy, vi.mocked(saveFile).mock.calls.length]).toEqual([false, 0])
  })
})
