import { act } from '@testing-library/react'
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
