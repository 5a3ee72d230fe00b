import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useAsked } from './use-asked.ts'

interface Pending {
  days: string
  signal: AbortSignal
  resolve(found: string): void
  reject(error: Error): void
}

/** A hook whose questions wait until the test answers them. */
function render(days: string | undefined) {
  const asked: Pending[] = []
  const ask = (wanted: { days: string }, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => asked.push({ ...wanted, signal, resolve, reject }))
  const { result, rerender, unmount } = renderHook(
    (props: { days: string | undefined }) => useAsked(props.days === undefined ? undefined : { days: props.days }, ask),
    { initialProps: { days } },
  )
  return { asked, result, unmount, ask: (next: string | undefined) => rerender({ days: next }) }
}

describe('useAsked', () => {
  test('asks for a value once, however often the page renders', async () => {
    const { asked, result, ask } = render('May')
    expect(result.current).toMatchObject({ found: undefined, failed: false })
    ask('May')
    await act(async () => asked[0]?.resolve('31 days'))
    ask('May')
    expect(result.current).toMatchObject({ found: '31 days', failed: false })
    expect(asked.map(({ days }) => days)).toEqual(['May'])
  })

  test('asks nothing without a value', () => {
    const { asked, result } = render(undefined)
    expect([asked, result.current.found, result.current.failed]).toEqual([[], undefined, false])
  })

  test('never shows the answer to what was asked before', async () => {
    const { asked, result, ask } = render('May')
    await act(async () => asked[0]?.resolve('31 days'))
    ask('June')
    expect([result.current.found, result.current.failed]).toEqual([undefined, false])
    expect(asked[0]?.signal.aborted).toBe(true)
    await act(async () => asked[1]?.resolve('30 days'))
    expect(result.current.found).toBe('30 days')
    ask(undefined)
    expect(result.current.found).toBeUndefined()
  })

  test.each(['resolve', 'reject'] as const)('drops an answer that comes too late: %s', async (how) => {
    const { asked, result, ask } = render('May')
    ask('June')
    await act(async () => asked[1]?.resolve('30 days'))
    await act(async () => (how === 'resolve' ? asked[0]?.resolve('31 days') : asked[0]?.reject(new Error('late'))))
    expect(result.current).toMatchObject({ found: '30 days', failed: false })
  })

  test('says that it failed, and asks again', async () => {
    const { asked, result } = render('May')
    await act(async () => asked[0]?.reject(new TypeError('offline')))
    expect([result.current.found, result.current.failed]).toEqual([undefined, true])
    act(() => result.current.askAgain())
    expect(result.current.failed).toBe(false)
    await act(async () => asked[1]?.resolve('31 days'))
    expect(result.current).toMatchObject({ found: '31 days', failed: false })
    act(() => result.current.askAgain())
    expect(asked).toHaveLength(3)
  })

  test('aborts what is asked when the page is left', () => {
    const { asked, unmount } = render('May')
    expect(asked[0]?.signal.aborted).toBe(false)
    unmount()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
