import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { useReading } from './use-thread.ts'

/** Observers that are connected, each with what it is told when its element comes into or leaves sight. */
const observers = new Map<object, { element: Element | undefined; tell: IntersectionObserverCallback }>()

class ObserverStub {
  constructor(tell: IntersectionObserverCallback) {
    observers.set(this, { element: undefined, tell })
  }
  observe(element: Element) {
    const mine = observers.get(this)
    if (mine) mine.element = element
  }
  disconnect() {
    observers.delete(this)
  }
}

let server: ApiStub
let visibility: DocumentVisibilityState
beforeEach(() => {
  observers.clear()
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  server = stubApi(() => Response.json({}))
})

/** Tells every observer whether the end of the list is in sight. */
const scroll = (isIntersecting: boolean) =>
  act(async () => {
    // The hook reads nothing else of an entry, and no observer.
    for (const { tell } of observers.values())
      tell([{ isIntersecting } as IntersectionObserverEntry], undefined as never)
  })
const show = (state: DocumentVisibilityState) => {
  visibility = state
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const told = () => server.requests.map(({ body }) => (body as { seq: number }).seq)

interface Given {
  newest?: number
  viewer?: OrderView['viewer']
  orderId?: string
  onRead?: (() => void) | undefined
  hasEnd?: boolean
}
function List({ newest = 3, viewer = 'customer', orderId = 'O1', onRead, hasEnd = true }: Given) {
  const end = useReading({ orderId, viewer, newest, onRead })
  return hasEnd ? <div ref={end} data-testid="end" /> : null
}

describe('useReading', () => {
  test('tells the server once the end of the list is in sight', async () => {
    const onRead = vi.fn<() => void>()
    const { getByTestId } = render(<List onRead={onRead} />)
    expect([...observers.values()].map(({ element }) => element)).toEqual([getByTestId('end')])
    await scroll(false)
    expect(server.requests).toEqual([])
    await scroll(true)
    expect(server.requests).toEqual([{ method: 'POST', path: '/api/orders/O1/messages/read', body: { seq: 3 } }])
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('tells each message once', async () => {
    const { rerender } = render(<List newest={3} />)
    await scroll(true)
    await scroll(false)
    await scroll(true)
    expect(told()).toEqual([3])
    rerender(<List newest={4} />)
    expect(told()).toEqual([3])
    await scroll(true)
    expect(told()).toEqual([3, 4])
  })

  test('waits until the page is visible', async () => {
    visibility = 'hidden'
    render(<List />)
    await scroll(true)
    expect(told()).toEqual([])
    await show('visible')
    expect(told()).toEqual([3])
  })

  test('tells nothing when the page is shown again while the end is out of sight', async () => {
    render(<List />)
    await show('visible')
    await scroll(false)
    await show('visible')
    expect(told()).toEqual([])
  })

  test('tells again after a broken connection, and only then calls onRead', async () => {
    const onRead = vi.fn<() => void>()
    server.answerWith(() => Promise.reject(new TypeError('offline')))
    render(<List onRead={onRead} />)
    await scroll(true)
    expect([told(), onRead.mock.calls.length]).toEqual([[3], 0])
    server.answerWith(() => Response.json({}))
    await show('visible')
    expect([told(), onRead.mock.calls.length]).toEqual([[3, 3], 1])
  })

  test('calls the newest onRead', async () => {
    const [before, now] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { rerender } = render(<List onRead={before} />)
    rerender(<List onRead={now} />)
    await scroll(true)
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
  })

  test('works without onRead', async () => {
    render(<List />)
    await scroll(true)
    await show('visible')
    expect(told()).toEqual([3])
  })

  test.each<[string, Given]>([
    ['of an admin', { viewer: 'admin' }],
    ['of a thread without messages', { newest: 0 }],
    ['while the list has no end', { hasEnd: false }],
  ])('observes nothing %s', async (_, given) => {
    render(<List {...given} />)
    expect(observers.size).toBe(0)
    await show('visible')
    expect(told()).toEqual([])
  })

  test('reads the first message once there is one', async () => {
    const { rerender } = render(<List newest={0} />)
    rerender(<List newest={1} viewer="caterer" />)
    await scroll(true)
    expect(told()).toEqual([1])
  })

  test('stops when it is removed', async () => {
    visibility = 'hidden'
    const { unmount } = render(<List />)
    await scroll(true)
    unmount()
    expect(observers.size).toBe(0)
    await show('visible')
    expect(told()).toEqual([])
  })
})
