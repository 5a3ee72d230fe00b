import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useStrip } from './use-strip.ts'

const slideWidth = 100
/** Where the first slide begins. */
const margin = 16
let wantsNoMotion: boolean
let scrolled: ScrollToOptions[]
/** What hears that the size of a strip has changed. */
let resizing: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  wantsNoMotion = false
  scrolled = []
  resizing = new Set()
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsNoMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  class Observer {
    readonly changed: () => void
    constructor(changed: () => void) {
      this.changed = changed
    }
    observe() {
      if (!(this instanceof ResizeObserver)) return
      resizing.add(this.changed)
      this.changed()
    }
    disconnect() {
      resizing.delete(this.changed)
    }
  }
  vi.stubGlobal('ResizeObserver', class extends Observer {})
  vi.stubGlobal('IntersectionObserver', class extends Observer {})
})

/** Renders a strip that shows so many slides together, in a browser without layout: widths are stubbed. */
function renderStrip({ slides = 5, inSight = 1, first = 0, everyMs }: Partial<Record<string, number>> = {}) {
  let current: ReturnType<typeof useStrip>
  function StripOfSlides() {
    const region = useRef<HTMLDivElement>(null)
    const row = useRef<HTMLUListElement>(null)
    // oxlint-disable-next-line react/globals -- the test looks at what the hook returned last
    current = useStrip({ region, row, first, everyMs })
    const layOut = (list: HTMLUListElement | null) => {
      row.current = list
      if (!list) return
      Object.defineProperty(list, 'clientWidth', { value: inSight * slideWidth, configurable: true })
      const scrollTo = (to: ScrollToOptions) => {
        scrolled.push(to)
        if (to.behavior === 'instant') list.scrollLeft = to.left ?? 0
      }
      Object.assign(list, { scrollTo })
      for (const [i, slide] of [...list.children].entries())
        Object.defineProperty(slide, 'offsetLeft', { value: margin + i * slideWidth, configurable: true })
    }
    return (
      <div ref={region}>
        <ul ref={layOut} data-testid="row">
          {Array.from({ length: slides }, (_, i) => (
            <li key={i} />
          ))}
        </ul>
      </div>
    )
  }
  const view = render(<StripOfSlides />)
  return { row: view.getByTestId('row'), strip: () => current, unmount: view.unmount }
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

describe('useStrip', () => {
  test('counts the pages of what is laid out', () => {
    const { strip } = renderStrip({ slides: 5, inSight: 2 })
    expect(strip()).toMatchObject({ page: 0, pages: 3, strip: { slides: 5, inSight: 2, first: 0 } })
  })

  test('scrolls to the page that is chosen, and round and round', () => {
    const { strip } = renderStrip({ slides: 5, inSight: 2 })
    let first = 0
    act(() => void (first = strip().choose(1)))
    expect([first, strip().page, scrolled.at(-1)]).toEqual([2, 1, { left: 200, behavior: 'smooth' }])
    act(() => void strip().choose(-1))
    expect([strip().page, scrolled.at(-1)?.left]).toEqual([2, 300])
    act(() => void strip().choose(3))
    expect([strip().page, scrolled.at(-1)?.left]).toEqual([0, 0])
  })

  test('jumps for those who want no movement', () => {
    wantsNoMotion = true
    const { strip } = renderStrip({ everyMs: 2_000 })
    act(() => void strip().choose(1))
    expect(scrolled).toEqual([{ left: 100, behavior: 'instant' }])
    pass(60_000)
    expect(strip().page).toBe(1)
  })

  test('begins at the slide that is asked for', () => {
    expect([renderStrip({ first: 3 }).strip().page, scrolled]).toEqual([3, [{ left: 300, behavior: 'instant' }]])
  })

  test('notices where it was swiped to once it rests', () => {
    const { row, strip } = renderStrip()
    row.scrollLeft = 140
    act(() => void row.dispatchEvent(new Event('scroll')))
    pass(119)
    row.scrollLeft = 200
    act(() => void row.dispatchEvent(new Event('scroll')))
    pass(119)
    expect(strip().page).toBe(0)
    pass(1)
    expect(strip().page).toBe(2)
  })

  test('counts again when more slides fit, as on a turned phone', () => {
    const { row, strip } = renderStrip({ slides: 4, inSight: 1 })
    expect(strip()).toMatchObject({ pages: 4, strip: { inSight: 1 } })
    Object.defineProperty(row, 'clientWidth', { value: 2 * slideWidth })
    act(() => resizing.forEach((changed) => changed()))
    expect(strip()).toMatchObject({ pages: 2, strip: { inSight: 2 } })
  })

  test('has no pages without slides, and stays where it is', () => {
    const { strip } = renderStrip({ slides: 0 })
    act(() => void strip().choose(1))
    expect([strip().strip.slides, scrolled]).toEqual([0, [{ left: 0, behavior: 'smooth' }]])
  })

  test('looks at nothing after it has left the page', () => {
    const { row, unmount } = renderStrip()
    row.scrollLeft = 200
    act(() => void row.dispatchEvent(new Event('scroll')))
    unmount()
    expect([resizing.size, vi.getTimerCount()]).toEqual([0, 0])
    row.dispatchEvent(new Event('scroll'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('goes on by itself, and stands for seven seconds after a press', () => {
    const { strip } = renderStrip({ everyMs: 2_000 })
    pass(2_000)
    expect(strip().page).toBe(1)
    act(() => void strip().choose(2))
    pass(6_999)
    expect(strip().page).toBe(2)
    pass(1)
    expect(strip().page).toBe(3)
  })
})
