import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/shared/api/api-error.ts'
import { useAnswer } from './use-answer.ts'

interface Pending {
  question: string
  signal: AbortSignal
  resolve(answer: string): void
  reject(error: Error): void
}

/** A hook whose questions wait until the test answers them. */
function renderAnswer(question: string | undefined) {
  const asked: Pending[] = []
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ question: text, signal, resolve, reject }))
  const { result, rerender, unmount } = renderHook(
    (props: { question: string | undefined }) => useAnswer(props.question, ask),
    {
      initialProps: { question },
    },
  )
  return { asked, result, unmount, ask: (next: string | undefined) => rerender({ question: next }) }
}

const settle = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

beforeEach(() => void vi.useFakeTimers())

describe('useAnswer', () => {
  test('asks immediately when the page opens', async () => {
    const { asked } = renderAnswer('10 guests')
    await settle(0)
    expect(asked.map(({ question }) => question)).toEqual(['10 guests'])
  })

  test('waits 350 ms after a change and asks only the newest question', async () => {
    const { asked, ask } = renderAnswer('10 guests')
    await settle(0)
    ask('1 guest')
    await settle(349)
    ask('12 guests')
    await settle(349)
    expect(asked).toHaveLength(1)
    await settle(1)
    expect(asked.map(({ question }) => question)).toEqual(['10 guests', '12 guests'])
  })

  test('returns the answer as current once it arrives', async () => {
    const { asked, result } = renderAnswer('10 guests')
    await settle(0)
    expect(result.current).toMatchObject({ answer: undefined, current: false, pending: true })
    await act(async () => asked[0]?.resolve('₹100'))
    expect(result.current).toMatchObject({ answer: '₹100', current: true, pending: false, failed: undefined })
  })

  test('shows the previous answer as not current while the next question is pending', async () => {
    const { asked, result, ask } = renderAnswer('10 guests')
    await settle(0)
    await act(async () => asked[0]?.resolve('₹100'))
    ask('12 guests')
    expect(result.current).toMatchObject({ answer: '₹100', current: false, pending: true })
    await settle(350)
    expect(result.current).toMatchObject({ answer: '₹100', current: false, pending: true })
    await act(async () => asked[1]?.resolve('₹120'))
    expect(result.current).toMatchObject({ answer: '₹120', current: true, pending: false })
  })

  test('aborts the question that was replaced and drops its late answer', async () => {
    const { asked, result, ask } = renderAnswer('10 guests')
    await settle(0)
    ask('12 guests')
    expect(asked[0]?.signal.aborted).toBe(true)
    await act(async () => asked[0]?.resolve('₹100'))
    expect(result.current.answer).toBeUndefined()
  })

  test('drops the late failure of a question that was replaced', async () => {
    const { asked, result, ask } = renderAnswer('10 guests')
    await settle(0)
    ask('12 guests')
    await act(async () => asked[0]?.reject(new Error('offline')))
    ask('10 guests')
    expect(result.current).toMatchObject({ failed: undefined, pending: true })
  })

  test('reports an API error with its message as an error', async () => {
    const { asked, result } = renderAnswer('10 guests')
    await settle(0)
    const rejected = { statusCode: 422, error: 'E', code: 'busy', message: ['Too busy'], requestId: 'R' } as const
    await act(async () => asked[0]?.reject(new ApiError({ ...rejected, message: [...rejected.message] }, undefined)))
    expect(result.current).toMatchObject({ pending: false, failed: { reason: 'Too busy', isApiError: true } })
  })

  test('reports a broken connection as a failure that may be retried', async () => {
    const { asked, result } = renderAnswer('10 guests')
    await settle(0)
    await act(async () => asked[0]?.reject(new Error('offline')))
    expect(result.current.failed).toMatchObject({ isApiError: false })
    act(() => result.current.askAgain())
    expect(result.current).toMatchObject({ pending: true, failed: undefined })
    await settle(350)
    expect(asked.map(({ question }) => question)).toEqual(['10 guests', '10 guests'])
    await act(async () => asked[1]?.resolve('₹100'))
    expect(result.current).toMatchObject({ answer: '₹100', current: true, failed: undefined })
    act(() => result.current.askAgain())
    await settle(350)
    expect(asked).toHaveLength(3)
  })

  test('an answer fetched elsewhere takes the place of a failure, also after another try', async () => {
    const { asked, result } = renderAnswer('10 guests')
    await settle(0)
    act(() => result.current.askAgain())
    await settle(350)
    await act(async () => asked[1]?.reject(new Error('offline')))
    act(() => result.current.put('₹100', '10 guests'))
    expect(result.current).toMatchObject({ answer: '₹100', current: true, pending: false, failed: undefined })
  })

  test('an answer fetched elsewhere counts only for its own question', async () => {
    const { result, ask } = renderAnswer('10 guests')
    await settle(0)
    act(() => result.current.put('₹120', '12 guests'))
    expect(result.current).toMatchObject({ answer: '₹120', current: false })
    ask('12 guests')
    expect(result.current).toMatchObject({ answer: '₹120', current: true, pending: false })
  })

  test('asks nothing and shows nothing without a question', async () => {
    const { asked, result, ask } = renderAnswer(undefined)
    await settle(1_000)
    expect(asked).toEqual([])
    expect(result.current).toMatchObject({ answer: undefined, current: false, pending: false, failed: undefined })
    ask('10 guests')
    await settle(350)
    expect(asked).toHaveLength(1)
    await act(async () => asked[0]?.resolve('₹100'))
    expect(result.current.answer).toBe('₹100')
    ask(undefined)
    expect(result.current).toMatchObject({ answer: undefined, current: false, pending: false })
  })

  test('asks nothing more when it is removed', async () => {
    const { asked, ask, unmount } = renderAnswer('10 guests')
    await settle(0)
    ask('12 guests')
    unmount()
    await settle(1_000)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
