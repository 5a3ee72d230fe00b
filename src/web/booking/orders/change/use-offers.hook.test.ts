import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadOffers, type Offers } from './load-offers.ts'
import { useOffers } from './use-offers.ts'

vi.mock('./load-offers.ts', () => ({ loadOffers: vi.fn() }))

const offers: Offers = { menus: [], packages: [] }
beforeEach(() => void vi.mocked(loadOffers).mockReset().mockResolvedValue(offers))

const render = () => renderHook(() => useOffers('C1')).result
async function load(result: ReturnType<typeof render>) {
  let found: Offers | undefined
  await act(async () => {
    found = await result.current.load()
  })
  return found
}

describe('useOffers', () => {
  test('loads nothing until it is asked', () => {
    expect(render().current).toMatchObject({ known: undefined, busy: false })
    expect(loadOffers).not.toHaveBeenCalled()
  })

  test('loads the offers of the caterer once', async () => {
    const result = render()
    expect(await load(result)).toBe(offers)
    expect(result.current).toMatchObject({ known: offers, busy: false })
    expect(await load(result)).toBe(offers)
    expect(vi.mocked(loadOffers).mock.calls).toEqual([['C1']])
  })

  test('knows nothing of another caterer', async () => {
    const { result, rerender } = renderHook(({ id }) => useOffers(id), { initialProps: { id: 'C1' } })
    await load(result)
    rerender({ id: 'C2' })
    expect(result.current.known).toBeUndefined()
    await load(result)
    expect(vi.mocked(loadOffers).mock.calls).toEqual([['C1'], ['C2']])
  })

  test('is busy while it loads', async () => {
    let answer: (value: Offers) => void = () => {}
    vi.mocked(loadOffers).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const result = render()
    await act(async () => void result.current.load())
    expect(result.current).toMatchObject({ known: undefined, busy: true })
    await act(async () => answer(offers))
    expect(result.current).toMatchObject({ known: offers, busy: false })
  })

  test('returns nothing when loading fails, and loads again when asked again', async () => {
    vi.mocked(loadOffers).mockRejectedValueOnce(new TypeError('offline'))
    const result = render()
    expect(await load(result)).toBeUndefined()
    expect(result.current).toMatchObject({ known: undefined, busy: false })
    expect(await load(result)).toBe(offers)
    expect(result.current.known).toBe(offers)
  })
})
