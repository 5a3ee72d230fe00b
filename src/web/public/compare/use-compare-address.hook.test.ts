import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useCompareAddress } from './use-compare-address.ts'

describe('useCompareAddress', () => {
  const render = (query: string) => renderInRouter(() => useCompareAddress(), `/compare/a&b${query}`)

  test('reads what is chosen from the query', () => {
    const { current } = render('?people=25-50&rows=all&place=Dadar&lat=19.01&lng=72.84')
    expect(current()).toMatchObject({ people: '25-50', problems: [], allRows: true })
    expect(current().otherParams).toEqual([
      ['place', 'Dadar'],
      ['lat', '19.01'],
      ['lng', '72.84'],
      ['rows', 'all'],
    ])
  })

  test.each([
    ['', undefined, []],
    ['?people=', undefined, []],
    ['?people=many', undefined, [{ part: 'people', why: 'invalid' }]],
    ['?people=100+', '100+', []],
  ])('reads the range of %j as %j', (query, people, problems) => {
    expect(render(query).current()).toMatchObject({ people, problems, allRows: false, otherParams: [] })
  })

  test('writes the range in place and keeps the rest', async () => {
    const { current, address, router } = render('?place=Dadar')
    await act(async () => current().choosePeople('25-50'))
    expect(address()).toBe('/compare/a&b?place=Dadar&people=25-50')
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
  })

  test('shows all rows and folds them again', async () => {
    const { current, address } = render('?people=25-50')
    await act(async () => current().showAllRows(true))
    expect(address()).toBe('/compare/a&b?people=25-50&rows=all')
    await act(async () => current().showAllRows(false))
    expect(address()).toBe('/compare/a&b?people=25-50')
  })

  test('links to the same page about other caterers', () => {
    expect(render('?people=25-50&rows=all&place=Dadar').current().with(['c', 'd'])).toMatch(
      /^\/compare\/c[^?]*d\?(?=.*people=25-50)(?=.*rows=all)(?=.*place=Dadar)/,
    )
    expect(render('').current().with(['c', 'd'])).not.toContain('rows')
  })
})
