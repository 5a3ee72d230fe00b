import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPlaces } from './configured-places.ts'
import type { PlaceSuggestion } from './places-provider.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

vi.mock('./configured-places.ts', () => ({ openPlaces: vi.fn() }))

interface Asked {
  text: string
  signal: AbortSignal
  answer(items: PlaceSuggestion[]): void
  fail(): void
}
let asked: Asked[]
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  const suggest = (text: string, signal: AbortSignal) =>
    new Promise<PlaceSuggestion[]>((answer, reject) =>
      asked.push({ text, signal, answer, fail: () => reject(new Error('offline')) }),
    )
  vi.mocked(openPlaces).mockResolvedValue({ suggest } as never)
})

const settle = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const suggestion = (name: string) => ({ name }) as PlaceSuggestion

function renderSuggestions(text: string, enabled = true) {
  return renderHook((given: { text: string; enabled: boolean }) => usePlaceSuggestions(given.text, given.enabled), {
    initialProps: { text, enabled },
  })
}

describe('usePlaceSuggestions', () => {
  test('asks for the trimmed text 150 ms after the last key', async () => {
    const { result, rerender } = renderSuggestions('An')
    await settle(149)
    rerender({ text: ' And ', enabled: true })
    await settle(149)
    expect(asked).toEqual([])
    await settle(1)
    expect(asked.map(({ text }) => text)).toEqual(['And'])
    expect(result.current).toEqual({ items: [], loading: true })
    await act(async () => asked[0]?.answer([suggestion('Andheri')]))
    expect(result.current).toEqual({ items: [{ name: 'Andheri' }], loading: false })
  })

  test('shows the earlier places while the next ones load, and drops late answers', async () => {
    const { result, rerender } = renderSuggestions('An')
    await settle(150)
    await act(async () => asked[0]?.answer([suggestion('Andheri')]))
    rerender({ text: 'Ba', enabled: true })
    expect(result.current).toEqual({ items: [{ name: 'Andheri' }], loading: true })
    await settle(150)
    rerender({ text: 'Bal', enabled: true })
    expect(asked[1]?.signal.aborted).toBe(true)
    await act(async () => asked[1]?.answer([suggestion('Bandra')]))
    expect(result.current.items).toEqual([{ name: 'Andheri' }])
    await settle(150)
    await act(async () => asked[2]?.answer([suggestion('Ballard Estate')]))
    expect(result.current).toEqual({ items: [{ name: 'Ballard Estate' }], loading: false })
  })

  test('shows nothing once the text was emptied', async () => {
    const { result, rerender } = renderSuggestions('An')
    await settle(150)
    await act(async () => asked[0]?.answer([suggestion('Andheri')]))
    rerender({ text: ' ', enabled: true })
    expect(result.current).toEqual({ items: [], loading: false })
  })

  test('shows nothing when the places cannot be reached', async () => {
    const { result } = renderSuggestions('An')
    await settle(150)
    await act(async () => asked[0]?.fail())
    expect(result.current).toEqual({ items: [], loading: false })
  })

  test('drops a late failure', async () => {
    const { result, rerender } = renderSuggestions('An')
    await settle(150)
    rerender({ text: 'And', enabled: true })
    await act(async () => asked[0]?.fail())
    expect(result.current.loading).toBe(true)
    rerender({ text: 'An', enabled: true })
    expect(result.current.loading).toBe(true)
  })

  test.each([
    ['disabled', 'Andheri', false],
    ['empty', '   ', true],
  ])('asks nothing while it is %s', async (_, text, enabled) => {
    const { result } = renderSuggestions(text, enabled)
    await settle(1_000)
    expect([asked.length, result.current]).toEqual([0, { items: [], loading: false }])
  })

  test('asks nothing when the text changed while the provider was opening', async () => {
    let opened: (value: unknown) => void = () => {}
    vi.mocked(openPlaces).mockReturnValue(new Promise((resolve) => (opened = resolve as never)))
    const suggest = vi.fn<() => Promise<PlaceSuggestion[]>>(async () => [])
    const { unmount } = renderSuggestions('An')
    await settle(150)
    unmount()
    await act(async () => opened({ suggest }))
    expect(suggest).not.toHaveBeenCalled()
  })
})
