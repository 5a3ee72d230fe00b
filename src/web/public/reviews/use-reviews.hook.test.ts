import { act } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponse, stubApi } from '#test/support/api-stub.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { m } from '#messages'
import type { FirstReviews, ReviewPage } from '#web/shared/reviews/review-pages.ts'
import { allReviews } from '#web/shared/reviews/review-params.ts'
import { useReviews } from './use-reviews.ts'

/** A page of numbered reviews out of so many. */
function aPage(page: number, size: number, matching: number): ReviewPage {
  const start = (page - 1) * size
  const items = Array.from({ length: Math.min(size, matching - start) }, (_, i) => ({ id: `R${start + i + 1}` }))
  const figures = { matching, average: 4.5, total: matching, stars: [], bands: [] }
  return { items, page, pages: Math.ceil(matching / size), ...figures } as unknown as ReviewPage
}
const first: FirstReviews = { page: aPage(1, 6, 14), wanted: allReviews }

let width = 1440
beforeEach(() => {
  width = 1440
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
const settle = () => act(async () => {})
const render = (query = '', given: FirstReviews | undefined = first) =>
  renderInRouter(() => useReviews('C1', given), `/caterer/a${query}`)
const ids = (page: ReviewPage | undefined) => page?.items.map(({ id }) => id)

describe('useReviews', () => {
  test.each([
    [1440, 6, ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']],
    [768, 4, ['R1', 'R2', 'R3', 'R4']],
    [390, 2, ['R1', 'R2']],
  ])('shows the reviews that came with the page at %i px, %i at a time', async (screen, size, expected) => {
    width = screen
    const server = stubApi()
    const { current } = render()
    await settle()
    expect(current()).toMatchObject({ size, page: 1, failed: undefined, ignored: false })
    expect([ids(current().shown), server.requests.length]).toEqual([expected, 0])
  })

  test('loads the following ones and keeps the figures visible', async () => {
    let answer: (value: Response) => void = () => {}
    const server = stubApi(() => new Promise((resolve) => (answer = resolve)))
    const { current, address, router } = render('?people=25-50')
    await act(async () => current().change({ from: 7 }))
    expect(address()).toBe('/caterer/a?people=25-50&reviews=7')
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/reviews?caterer=C1&page=2&pageSize=6'])
    expect(current()).toMatchObject({ shown: undefined, page: 2, figures: { matching: 14 } })
    await act(async () => answer(Response.json(aPage(2, 6, 14))))
    expect([ids(current().shown)?.at(0), current().page]).toEqual(['R7', 2])
  })

  test('filters from the first review on, and clears the filters', async () => {
    const server = stubApi(() => Response.json(aPage(1, 6, 3)))
    const { current, address } = render('?reviews=7')
    await settle()
    await act(async () => current().change({ stars: 5, sort: 'lowest' }))
    await settle()
    expect(address()).toBe('/caterer/a?stars=5&sort=lowest')
    expect(server.requests.at(-1)?.path).toBe('/api/reviews?caterer=C1&page=1&pageSize=6&stars=5&sort=lowest')
    expect(current().figures?.matching).toBe(3)
    await act(async () => current().clear())
    expect([address(), current().shown?.matching]).toEqual(['/caterer/a', 14])
  })

  test('fetches everything where none came with the page', async () => {
    stubApi(() => Response.json(aPage(1, 6, 9)))
    const { current } = renderInRouter(() => useReviews('C1', undefined), '/caterer/a')
    expect([current().shown, current().figures]).toEqual([undefined, undefined])
    await settle()
    expect(current().shown?.matching).toBe(9)
  })

  test('says what failed and fetches again on retry', async () => {
    const server = stubApi(() => Promise.reject(new TypeError('offline')))
    const { current } = render('?reviews=7')
    await settle()
    expect(current()).toMatchObject({ failed: m.caterer_reviews_offline(), shown: undefined })
    server.answerWith(() => errorResponse('busy', m.error_busy()))
    await act(async () => current().retry())
    await settle()
    expect(current().failed).toBe(m.error_busy())
    server.answerWith(() => Response.json(aPage(2, 6, 14)))
    await act(async () => current().retry())
    expect(current().failed).toBeUndefined()
    await settle()
    expect(ids(current().shown)?.at(0)).toBe('R7')
  })

  test('drops the answer to an earlier question', async () => {
    const answers: ((response: Response) => void)[] = []
    stubApi(() => new Promise((resolve) => answers.push(resolve)))
    const { current } = render('?stars=5')
    await settle()
    await act(async () => current().change({ stars: 4 }))
    await act(async () => answers[0]?.(Response.json(aPage(1, 6, 5))))
    expect(current().shown).toBeUndefined()
    await act(async () => answers[1]?.(Response.json(aPage(1, 6, 4))))
    expect(current().shown?.matching).toBe(4)
  })

  test('says that a part of the address made no sense', async () => {
    stubApi()
    const { current } = render('?stars=9')
    await settle()
    expect(current()).toMatchObject({ ignored: true, wanted: allReviews })
  })

  test('has an address for a page without script', async () => {
    const { current } = render('?people=25-50')
    await settle()
    expect(current().address({ ...allReviews, from: 7 })).toBe('?people=25-50&reviews=7#reviews')
  })

  test('shows the newest figures until the next answer, whatever becomes of the requests in between', async () => {
    const answers: ((response: Response) => void)[] = []
    stubApi(() => new Promise((resolve) => answers.push(resolve)))
    const { current } = render('?stars=5')
    await settle()
    await act(async () => answers[0]?.(Response.json(aPage(1, 6, 5))))
    await act(async () => current().change({ stars: 4 }))
    expect([current().shown, current().failed, current().figures?.matching]).toEqual([undefined, undefined, 5])
    await act(async () => current().change({ stars: 3 }))
    await act(async () => answers[1]?.(Response.json(aPage(1, 6, 4))))
    await settle()
    expect([current().shown, current().failed, current().figures?.matching]).toEqual([undefined, undefined, 5])
    await act(async () => answers[2]?.(Response.json(aPage(1, 6, 3))))
    expect([current().shown?.matching, current().figures?.matching]).toEqual([3, 3])
  })

  test('shows the largest page on the server', () => {
    const Page = () => String(useReviews('C1', first).size)
    expect(renderToString(createElement(MemoryRouter, null, createElement(Page)))).toBe('6')
  })
})
