import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubApi } from '#test/support/api-stub.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { everything, type Search } from '#web/public/listing/search-params.ts'
import { useNearby } from './use-nearby.ts'
import { isTried, markTried, mayLocate, position } from '#web/shared/places/visitor-position.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/shared/places/visitor-position.ts', () => ({
  isTried: vi.fn(),
  markTried: vi.fn(),
  mayLocate: vi.fn(),
  position: vi.fn(),
}))

const point = { lat: 19.1, lng: 72.8 }
const change = vi.fn<(change: Partial<Search>, how?: { inPlace: boolean }) => void>()
const some = () => Response.json([{ id: 'C1' }])

beforeEach(() => {
  change.mockReset()
  vi.mocked(notify).mockReset()
  vi.mocked(markTried).mockReset()
  vi.mocked(isTried).mockReset().mockReturnValue(false)
  vi.mocked(mayLocate).mockReset().mockResolvedValue(false)
  vi.mocked(position).mockReset().mockResolvedValue({ point })
  document.body.innerHTML = '<input name="place"><input name="other">'
})

const render = async (search: Partial<Search> = {}, area?: string) => {
  const view = renderHook((given: Partial<Search>) => useNearby({ ...everything, ...given }, area, change), {
    initialProps: search,
  })
  await act(async () => vi.dynamicImportSettled())
  return view
}

describe('useNearby', () => {
  test('asks once by itself and shows the caterers near the visitor in place', async () => {
    const server = stubApi(some)
    const { rerender } = await render()
    await act(async () => rerender({ veg: true }))
    expect(position).toHaveBeenCalledOnce()
    expect(markTried).toHaveBeenCalledOnce()
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/caterer/nearby?lat=19.1&lng=72.8&radius=15&limit=1'])
    expect(change.mock.calls).toEqual([[{ place: '', point }, { inPlace: true }]])
  })

  test.each<[string, Partial<Search>, string | undefined]>([
    ['a place was chosen', { place: 'Dadar' }, undefined],
    ['a point was chosen', { point }, undefined],
    ['the page is an area', {}, 'andheri'],
    ['a later page is shown', { page: 2 }, undefined],
  ])('does not ask by itself when %s', async (_, search, area) => {
    stubApi(some)
    await render(search, area)
    expect(position).not.toHaveBeenCalled()
  })

  test('does not ask by itself twice in a tab', async () => {
    vi.mocked(isTried).mockReturnValue(true)
    await render()
    expect(position).not.toHaveBeenCalled()
  })

  test('does not ask a visitor who denied access unless the browser allows it now', async () => {
    stubApi(some)
    localStorage.setItem('locationRefused', '1')
    await render()
    expect(position).not.toHaveBeenCalled()
    vi.mocked(mayLocate).mockResolvedValue(true)
    await render()
    expect(position).toHaveBeenCalledOnce()
    expect(localStorage.getItem('locationRefused')).toBeNull()
  })

  test.each([
    [true, '1'],
    [false, null],
  ])('says why there is no position, and remembers an error: %s', async (wasDenied, remembered) => {
    vi.mocked(position).mockResolvedValue({ failure: 'No position', denied: wasDenied })
    await render()
    expect(vi.mocked(notify).mock.calls).toEqual([['No position', 'error']])
    expect(localStorage.getItem('locationRefused')).toBe(remembered)
    expect(change).not.toHaveBeenCalled()
  })

  test.each([
    ['there are none near', () => Response.json([])],
    ['the answer is no list', () => Response.json({ data: [] })],
    ['the list cannot be loaded', () => Promise.reject(new TypeError('offline'))],
  ])('says so when %s', async (_, answer) => {
    stubApi(answer)
    await render()
    expect(vi.mocked(notify).mock.calls).toEqual([[m.search_failed_near(), 'error']])
    expect(change).not.toHaveBeenCalled()
  })

  test('does nothing after the visitor chose or typed a place', async () => {
    let found: (value: { point: typeof point }) => void = () => {}
    vi.mocked(position).mockReturnValue(new Promise((resolve) => (found = resolve)))
    stubApi(some)
    const chosen = await render()
    chosen.rerender({ place: 'Dadar' })
    await act(async () => found({ point }))
    expect(change).not.toHaveBeenCalled()
    chosen.unmount()

    vi.mocked(position).mockReturnValue(new Promise((resolve) => (found = resolve)))
    await render()
    document.querySelector<HTMLInputElement>('[name=place]')?.focus()
    await act(async () => found({ point }))
    expect(change).not.toHaveBeenCalled()
  })

  test('shows them while another field has the focus', async () => {
    stubApi(some)
    document.querySelector<HTMLInputElement>('[name=other]')?.focus()
    await render()
    expect(change).toHaveBeenCalledOnce()
  })

  test('asks whenever the visitor wants it, as a step to go back from', async () => {
    vi.mocked(isTried).mockReturnValue(true)
    stubApi(some)
    const { result } = await render({ place: 'Dadar' })
    expect(result.current.locating).toBe(false)
    let found: (value: { point: typeof point }) => void = () => {}
    vi.mocked(position).mockReturnValue(new Promise((resolve) => (found = resolve)))
    act(() => result.current.locate())
    expect(result.current.locating).toBe(true)
    await act(async () => found({ point }))
    await act(async () => {})
    expect(result.current.locating).toBe(false)
    expect(change.mock.calls).toEqual([[{ place: '', point }, { inPlace: false }]])
  })
})
