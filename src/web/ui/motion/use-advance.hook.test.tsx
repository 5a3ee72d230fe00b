import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAdvance } from './use-advance.ts'

type Sight = (entries: { isIntersecting: boolean }[]) => void
let sights: Set<Sight>
let wantsNoMotion: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
  sights = new Set()
  wantsNoMotion = false
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsNoMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: Sight
      constructor(seen: Sight) {
        this.seen = seen
      }
      observe() {
        sights.add(this.seen)
      }
      disconnect() {
        sights.delete(this.seen)
      }
    },
  )
})

function renderStrip(given: { slides?: number; everyMs?: number | undefined } = {}) {
  const { slides, everyMs } = { slides: 3, everyMs: 4_000, ...given }
  const advance = vi.fn<() => void>()
  let state: ReturnType<typeof useAdvance>
  function Strip() {
    const region = useRef<HTMLDivElement>(null)
    // oxlint-disable-next-line react/globals -- the test looks at what the hook returned last
    state = useAdvance(region, { slides, everyMs, pauseAfterPressMs: 10_000, advance })
    return (
      <div ref={region} data-testid="strip">
        <button type="button">Next</button>
      </div>
    )
  }
  const view = render(<Strip />)
  return { advance, strip: view.getByTestId('strip'), button: view.getByRole('button'), state: () => state, view }
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event))
const pointer = (name: string, pointerType: string) => Object.assign(new Event(name), { pointerType })
const see = (isIntersecting: boolean) => act(() => sights.forEach((seen) => seen([{ isIntersecting }])))

describe('useAdvance', () => {
  test('advances at its pace, again and again', () => {
    const { advance } = renderStrip()
    pass(3_999)
    expect(advance).not.toHaveBeenCalled()
    pass(1)
    pass(4_000)
    expect(advance).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a single slide', { slides: 1 }],
    ['no pace', { everyMs: undefined }],
  ])('never advances with %s', (_, given) => {
    const { advance } = renderStrip(given)
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
  })

  test('never advances for people who want no motion', () => {
    wantsNoMotion = true
    const { advance, state } = renderStrip()
    pass(60_000)
    expect([advance.mock.calls.length, state().still]).toEqual([0, true])
  })

  test('stops and starts with the toggle', () => {
    const { advance, state } = renderStrip()
    act(() => state().toggle())
    pass(60_000)
    expect([advance.mock.calls.length, state().playing]).toEqual([0, false])
    act(() => state().toggle())
    pass(4_000)
    expect([advance.mock.calls.length, state().playing]).toEqual([1, true])
  })

  test('waits longer after a press, and after a touch', () => {
    const { advance, state, strip } = renderStrip()
    act(() => state().press())
    pass(9_999)
    expect(advance).not.toHaveBeenCalled()
    pass(1)
    expect(advance).toHaveBeenCalledOnce()
    fire(strip, new Event('touchstart'))
    pass(9_999)
    expect(advance).toHaveBeenCalledOnce()
    pass(1)
    expect(advance).toHaveBeenCalledTimes(2)
  })

  test('holds while a mouse rests on it, but not for a finger', () => {
    const { advance, strip } = renderStrip()
    fire(strip, pointer('pointerenter', 'mouse'))
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
    fire(strip, pointer('pointerleave', 'mouse'))
    pass(4_000)
    expect(advance).toHaveBeenCalledOnce()
    fire(strip, pointer('pointerenter', 'touch'))
    pass(4_000)
    expect(advance).toHaveBeenCalledTimes(2)
  })

  test('holds while the keyboard is inside, but not for a focus without a ring', () => {
    const { advance, button } = renderStrip()
    const matches = vi.spyOn(button, 'matches').mockReturnValue(true)
    fire(button, new Event('focusin', { bubbles: true }))
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
    expect(matches.mock.calls).toEqual([[':focus-visible']])
    fire(button, new Event('focusout', { bubbles: true }))
    pass(4_000)
    expect(advance).toHaveBeenCalledOnce()
    matches.mockReturnValue(false)
    fire(button, new Event('focusin', { bubbles: true }))
    pass(4_000)
    expect(advance).toHaveBeenCalledTimes(2)
  })

  test('holds while the page is hidden', () => {
    const { advance } = renderStrip()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fire(document, new Event('visibilitychange'))
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    fire(document, new Event('visibilitychange'))
    pass(4_000)
    expect(advance).toHaveBeenCalledOnce()
  })

  test('holds while it is out of sight', () => {
    const { advance } = renderStrip()
    see(false)
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
    see(true)
    pass(4_000)
    expect(advance).toHaveBeenCalledOnce()
  })

  test('one reason to hold does not end another', () => {
    const { advance, strip } = renderStrip()
    see(false)
    fire(strip, pointer('pointerenter', 'mouse'))
    fire(strip, pointer('pointerleave', 'mouse'))
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
  })

  test('stops observing and listening when it is removed', () => {
    const { advance, view, strip } = renderStrip()
    const removed = vi.spyOn(document, 'removeEventListener')
    view.unmount()
    expect(sights.size).toBe(0)
    fire(strip, pointer('pointerenter', 'mouse'))
    fire(document, new Event('visibilitychange'))
    pass(60_000)
    expect(advance).not.toHaveBeenCalled()
    removed.mockRestore()
  })
})
