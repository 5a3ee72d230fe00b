import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { everything } from '#web/public/listing/search-params.ts'
import { useSearchOfUrl } from './use-search-of-url.ts'

const loaded = { search: { ...everything, place: 'Dadar', people: '50-100' as const, veg: true }, problems: [] }
const render = (address: string) => renderInRouter(() => useSearchOfUrl(loaded), address).current()

describe('useSearchOfUrl', () => {
  test('adds what the list is not rendered for', () => {
    const query = 'place=Dadar&time=19:30&guests=60&diet=veg:40,jain:20&for=wedding'
    expect(render(`/pangat?${query}`)).toEqual({
      search: {
        ...loaded.search,
        time: '19:30',
        guests: 60,
        diets: { veg: 40, jain: 20 },
        occasion: 'wedding',
      },
      problems: [],
    })
  })

  test('follows the address of a list that stays', async () => {
    const { current, router } = renderInRouter(() => useSearchOfUrl(loaded), '/pangat?guests=60')
    await act(async () => router.navigate('/pangat?guests=80'))
    expect(current().search.guests).toBe(80)
  })

  test('says what is wrong with it', () => {
    expect(render('/pangat?place=Dadar&guests=-4')).toEqual({
      search: loaded.search,
      problems: [{ part: 'guests', why: 'invalid' }],
    })
  })

  test('is what was loaded where the URL names no event', () => {
    const { search, problems } = render('/pangat?veg=1')
    expect([search, problems]).toEqual([loaded.search, loaded.problems])
    expect(search).toBe(loaded.search)
  })
})
