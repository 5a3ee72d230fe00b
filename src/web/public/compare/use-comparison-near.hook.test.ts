import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useComparisonNear } from './use-comparison-near.ts'

// The hook reads the ids alone.
const compared = (...ids: string[]) => ({ items: ids.map((id) => ({ card: { id } })) }) as unknown as Comparison
const loaded = compared('A', 'B')
/** One that can be booked. */
const day = addDays(dayInIndia(new Date()), 30)
const near = { ...loaded, place: { lat: 19.2, lng: 72.97 } } as Comparison

function render(search: string, given: Comparison | undefined = loaded) {
  return renderInRouter(() => useComparisonNear(given), `/compare${search}`)
}
const settle = () => act(async () => {})

describe('useComparisonNear', () => {
  test('asks for place, guests and diet, and shows the loaded comparison until the answer is there', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const server = stubApi(() => promise)
    const { current } = render('?place=Thane&lat=19.2&lng=72.97&guests=60&diet=jain:60')
    expect(current()).toEqual({ comparison: loaded, placeIsUnknown: false })
    expect(server.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/caterer/compare?ids=A,B&place=Thane&guests=60&people=50-100&diet=jain&lat=19.2&lng=72.97',
    ])
    await act(async () => resolve(Response.json(near)))
    expect(current()).toEqual({ comparison: near, placeIsUnknown: false })
  })

  test.each([
    ['?place=Thane', '/api/caterer/compare?ids=A,B&place=Thane'],
    ['?lat=19.2&lng=72.97', '/api/caterer/compare?ids=A,B&lat=19.2&lng=72.97'],
    ['?guests=60', '/api/caterer/compare?ids=A,B&guests=60&people=50-100'],
    [`?date=${day}`, `/api/caterer/compare?ids=A,B&date=${day}`],
    ['?veg=1', '/api/caterer/compare?ids=A,B&diet=veg'],
  ])('%s alone is a reason to ask', async (search, path) => {
    const server = stubApi()
    render(search)
    expect(server.requests.map((request) => decodeURIComponent(request.path))).toEqual([path])
  })

  test.each([
    ['', loaded],
    ['?people=50-100', loaded],
    ['?place=Thane', compared()],
    ['?place=Thane', undefined],
  ])('asks nothing at %s of what is known or empty', (search, given) => {
    const server = stubApi()
    const { current } = renderInRouter(() => useComparisonNear(given), `/compare${search}`)
    expect([server.requests, current()]).toEqual([[], { comparison: given, placeIsUnknown: false }])
  })

  test('says that a place is unknown when the answer has no point for it', async () => {
    stubApi(() => Response.json(loaded))
    const { current } = render('?place=Atlantis')
    await settle()
    expect(current()).toEqual({ comparison: loaded, placeIsUnknown: true })
  })

  test('without a place none is unknown', async () => {
    stubApi(() => Response.json(loaded))
    const { current } = render('?guests=60')
    await settle()
    expect(current().placeIsUnknown).toBe(false)
  })

  test('drops the answer for an event that has changed since', async () => {
    const server = stubApi(() => Response.json(near))
    const { current, router } = render('?place=Thane')
    await settle()
    expect(current().comparison).toEqual(near)
    server.answerWith(() => new Promise(() => {}))
    await act(async () => router.navigate('/compare?place=Dadar'))
    expect(current()).toEqual({ comparison: loaded, placeIsUnknown: false })
    expect(server.requests).toHaveLength(2)
  })

  test('aborts what is asked for an event that has changed', async () => {
    const late = Promise.withResolvers<Response>()
    const server = stubApi(() => late.promise)
    const { current, router } = render('?place=Thane')
    server.answerWith(() => Response.json(loaded))
    await act(async () => router.navigate('/compare?place=Dadar'))
    await act(async () => late.resolve(Response.json(near)))
    expect(current()).toEqual({ comparison: loaded, placeIsUnknown: true })
  })

  test('stays with the loaded comparison when there is no answer', async () => {
    stubApi(() => {
      throw new TypeError('offline')
    })
    const { current } = render('?place=Thane')
    await settle()
    expect(current()).toEqual({ comparison: loaded, placeIsUnknown: false })
  })
})
