import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noEvent } from '#contract/values/event.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { eventLinks } from './links.ts'
import { forgetEvent, rememberEvent } from './tab-event.ts'
import { currentEventLinks, useEvent, useEventLinks } from './use-event.ts'

const ofTab = { ...noEvent, place: 'Thane', time: '19:30' }

// Other tests of this process leave an address behind.
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => act(() => forgetEvent()))

/** The event as the server writes it into a page. */
function onServer(address: string): unknown {
  const router = createMemoryRouter([{ path: '*', Component: () => JSON.stringify(useEvent()) }], {
    initialEntries: [address],
  })
  return JSON.parse(renderToString(<RouterProvider router={router} />).replaceAll('&quot;', '"'))
}

describe('useEvent', () => {
  test('is the event of this tab, and follows it', () => {
    const { current } = renderInRouter(useEvent, '/bill')
    expect(current().event).toEqual(noEvent)
    act(() => rememberEvent(ofTab))
    expect(current()).toEqual({ event: ofTab, problems: [], isNamed: false })
  })

  test('is the event of the URL, and follows it', async () => {
    rememberEvent(ofTab)
    const { current, router } = renderInRouter(useEvent, '/pangat?guests=60')
    expect(current()).toMatchObject({ event: { place: '', guests: 60 }, isNamed: true })
    await act(async () => router.navigate('/pangat?guests=80'))
    expect(current().event.guests).toBe(80)
    await act(async () => router.navigate('/pangat'))
    expect(current().event).toEqual(ofTab)
  })

  test.each(['/pangat', '/pangat/malad', '/caterer/annapurna', '/compare/a&b'])(
    'of %s as the server renders it has range and kind alone, for which the page is cached',
    (path) => {
      rememberEvent(ofTab)
      expect(onServer(`${path}?place=Dadar&guests=60&people=50-100&kind=boxes`)).toEqual({
        event: { ...noEvent, people: '50-100', kind: 'boxes' },
        problems: [],
        isNamed: false,
      })
    },
  )

  test.each(['/', '/pangats', '/caterer-home', '/bill'])('of %s is not known to the server', (path) => {
    expect(onServer(`${path}?people=50-100&kind=boxes`)).toEqual({ event: noEvent, problems: [], isNamed: false })
  })
})

test('currentEventLinks are those of the event of this tab where the address names none', () => {
  rememberEvent(ofTab)
  expect(currentEventLinks().bill()).toBe(eventLinks(ofTab).bill())
})

test('links carry the event of the page', async () => {
  const { current, router } = renderInRouter(useEventLinks, '/pangat?people=50-100')
  expect(current().caterer({ slug: 'annapurna', city: undefined })).toContain('people=50-100')
  await act(async () => router.navigate('/pangat?people=25-50'))
  expect(current().caterer({ slug: 'annapurna', city: undefined })).toContain('people=25-50')
})

describe('useEvent renders a page', () => {
  test.each([
    ['once where nobody knows an event, also after the server', '/', 1],
    ['again when it is alive and its URL names an event', '/caterer/annapurna?guests=60', 2],
  ])('%s', async (_, address, times) => {
    let renderings = 0
    const Page = () => {
      useEvent()
      // oxlint-disable-next-line react/globals -- the test counts
      renderings += 1
      return null
    }
    const page = () => (
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] })} />
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page())
    renderings = 0
    await act(async () => hydrateRoot(container, page()))
    expect(renderings).toBe(times)
  })

  test('not again when the tab remembers the event of its URL', () => {
    let renderings = 0
    const { current } = renderInRouter(() => {
      renderings += 1
      return useEvent()
    }, '/pangat?guests=60')
    const before = renderings
    act(() => rememberEvent(current().event))
    expect(renderings).toBe(before)
  })
})
