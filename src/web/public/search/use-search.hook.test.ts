import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { areas } from '#web/public/listing/areas.ts'
import { everything, type Search } from '#web/public/listing/search-params.ts'
import { useSearch } from './use-search.ts'

const [andheri, borivali] = areas
if (!andheri || !borivali) throw new Error('the areas of the site')

describe('useSearch', () => {
  const start: Search = { ...everything, place: 'Dadar', page: 3 }
  const render = (search = start, area?: string) =>
    renderInRouter(() => useSearch(search, area), area ? `/pangat/${area}` : '/pangat?place=Dadar&page=3')

  test('writes a change into the address and starts again at page 1', async () => {
    const { current, address, router } = render()
    await act(async () => current().change({ veg: true }))
    expect(address()).toBe('/pangat?place=Dadar&veg=1')
    expect(current().wanted).toMatchObject({ veg: true, page: 1 })
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('adds a second change to the first before the page has followed', async () => {
    const { current, address } = render()
    await act(async () => {
      current().change({ veg: true })
    })
    await act(async () => current().change({ sort: 'price-low' }))
    expect(address()).toBe('/pangat?place=Dadar&veg=1&sort=price-low')
  })

  test('replaces the present address when asked to stay in place', async () => {
    const { current, router } = render()
    await act(async () => current().change({ veg: true }, { inPlace: true }))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('keeps the scroll position', async () => {
    const { current, router } = render()
    await act(async () => current().change({ veg: true }))
    expect(router.state.preventScrollReset).toBe(true)
    await act(async () => current().openArea(andheri))
    expect(router.state.preventScrollReset).toBe(true)
  })

  test('stays on the area page for filters and leaves it for another place', async () => {
    const { current, address } = render({ ...everything }, 'andheri')
    await act(async () => current().change({ veg: true }))
    expect(address()).toBe('/pangat/andheri?veg=1')
    await act(async () => current().change({ place: 'Dadar' }))
    expect(address()).toBe('/pangat?place=Dadar&veg=1')
  })

  test('opens an area with the same filters and without the place', async () => {
    const { current, address, router } = render({ ...start, veg: true, point: { lat: 19, lng: 72 } })
    await act(async () => current().openArea(andheri))
    expect(address()).toBe('/pangat/andheri?veg=1')
    expect(router.state.historyAction).toBe('PUSH')
    expect(router.state.location.state).toBe('by typing')
    expect(current().wanted).toMatchObject({ place: '', point: undefined, veg: true, page: 1 })
  })

  test('replaces an area that was opened by typing with the next one', async () => {
    window.history.replaceState({ usr: 'by typing' }, '')
    const { current, router } = render()
    await act(async () => current().openArea(borivali))
    expect(router.state.historyAction).toBe('REPLACE')
    window.history.replaceState(null, '')
    await act(async () => current().openArea(andheri))
    expect(router.state.historyAction).toBe('PUSH')
  })

  test('follows an address that changed by itself', async () => {
    let search = start
    const { current, router, address } = renderInRouter(() => useSearch(search, undefined), '/pangat')
    await act(async () => current().change({ veg: true }))
    search = { ...everything, place: 'Thane' }
    await act(async () => router.navigate('/pangat?place=Thane'))
    expect(current().wanted).toEqual(search)
    await act(async () => {
      current().change({ veg: true })
    })
    await act(async () => current().change({ sort: 'price-low' }))
    expect(address()).toBe('/pangat?place=Thane&veg=1&sort=price-low')
  })
})
