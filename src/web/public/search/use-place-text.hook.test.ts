import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { areas } from '#web/public/listing/areas.ts'
import { everything, type Search } from '#web/public/listing/search-params.ts'
import { usePlaceText } from './use-place-text.ts'

const [andheri] = areas
if (!andheri) throw new Error('the areas of the site')

describe('usePlaceText', () => {
  const change = vi.fn<(change: Partial<Search>) => void>()
  const openArea = vi.fn<(area: (typeof areas)[number]) => void>()
  type Given = { search: Search; area: (typeof areas)[number] | undefined }
  let given: Given
  beforeEach(() => {
    vi.useFakeTimers()
    change.mockReset()
    openArea.mockReset()
    given = { search: everything, area: undefined }
  })
  const render = (start: Partial<Given> = {}) => {
    given = { ...given, ...start }
    const view = renderInRouter(() => usePlaceText({ ...given, change, openArea }), '/')
    const follow = (next: Partial<Given>) =>
      act(async () => {
        given = { ...given, ...next }
        await view.router.navigate('/')
      })
    return { ...view, follow }
  }
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  test.each([
    ['the place of the address', { search: { ...everything, place: 'Dadar' } }, 'Dadar'],
    ['that a point was chosen', { search: { ...everything, point: { lat: 19, lng: 72 } } }, 'Near you'],
    ['the place of the area', { area: andheri }, 'Andheri, Mumbai'],
    ['nothing for the whole city', {}, ''],
  ])('shows %s', (_, start, text) => {
    const shown = render(start).current().text
    if (text === 'Near you') expect(shown).not.toBe('')
    else expect(shown).toBe(text)
  })

  test('opens an area whose name is typed, after a pause', () => {
    const { current } = render()
    act(() => current().type('malad'))
    expect(current().text).toBe('malad')
    pass(399)
    expect(openArea).not.toHaveBeenCalled()
    pass(1)
    expect(openArea.mock.calls.map(([area]) => area.slug)).toEqual(['malad'])
  })

  test('keeps what is typed when the typed area opens while the field is in use', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri'))
    pass(400)
    await follow({ area: andheri })
    expect(current().text).toBe('andheri')
    act(() => current().leave())
    expect(current().text).toBe('Andheri, Mumbai')
  })

  test('keeps a text that says more than the area when the field is left', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri west'))
    pass(400)
    act(() => current().leave())
    await follow({ area: andheri })
    expect(current().text).toBe('andheri west')
    act(() => current().leave())
    expect(current().text).toBe('andheri west')
  })

  test('follows the address when the field was left with the bare name', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri'))
    pass(400)
    act(() => current().leave())
    await follow({ area: andheri })
    expect(current().text).toBe('Andheri, Mumbai')
  })

  test('follows an address that was not opened by typing', async () => {
    const { current, follow } = render({ area: andheri })
    act(() => current().type('anything'))
    await follow({ area: undefined, search: { ...everything, place: 'Dadar' } })
    expect(current().text).toBe('Dadar')
  })

  test('does not open the area that is shown already', () => {
    const { current } = render({ area: andheri })
    act(() => current().type('andheri'))
    pass(1_000)
    expect(openArea).not.toHaveBeenCalled()
  })

  test('searches at the point of a chosen suggestion', () => {
    const { current } = render()
    act(() => current().type('andheri'))
    act(() => current().choose({ name: 'Andheri Sports Complex', lat: 19.1, lng: 72.8 }))
    pass(1_000)
    expect(current().text).toBe('Andheri Sports Complex')
    expect(change.mock.calls).toEqual([[{ place: 'Andheri Sports Complex', point: { lat: 19.1, lng: 72.8 } }]])
    expect(openArea).not.toHaveBeenCalled()
  })

  test('shows a chosen suggestion without opening the list', () => {
    const { current } = render()
    act(() => current().type('andheri'))
    act(() => current().take('Andheri Sports Complex'))
    pass(1_000)
    expect([current().text, openArea.mock.calls.length, change.mock.calls.length]).toEqual([
      'Andheri Sports Complex',
      0,
      0,
    ])
  })

  test('submits a text as a place without its former point', () => {
    const { current } = render()
    act(() => current().type('  Dadar '))
    act(() => current().submit())
    expect(change.mock.calls).toEqual([[{ place: 'Dadar', point: undefined }]])
  })

  test('submits the bare name of an area as its page, and a longer text as a place', () => {
    const { current } = render()
    act(() => current().type(' Andheri '))
    act(() => current().submit())
    expect(openArea.mock.calls.map(([area]) => area.slug)).toEqual(['andheri'])
    expect(change).not.toHaveBeenCalled()
    act(() => current().type('near andheri'))
    act(() => current().submit())
    expect(change.mock.calls).toEqual([[{ place: 'near andheri', point: undefined }]])
    pass(1_000)
    expect(openArea).toHaveBeenCalledOnce()
  })

  test.each(['andheri', 'Andheri, Mumbai'])('submits %s on its own page as the same search', (text) => {
    const { current } = render({ area: andheri })
    act(() => current().type(text))
    act(() => current().submit())
    expect([change.mock.calls, openArea.mock.calls.length]).toEqual([[[{}]], 0])
  })

  test('submits another area on an area page as that page', () => {
    const { current } = render({ area: andheri })
    act(() => current().type('borivali'))
    act(() => current().submit())
    expect(openArea.mock.calls.map(([area]) => area.slug)).toEqual(['borivali'])
  })

  test('follows the address when it goes elsewhere than to the typed area', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri'))
    pass(400)
    await follow({ search: { ...everything, place: 'Dadar' } })
    expect(current().text).toBe('Dadar')
  })

  test('follows the address back to an area that was opened by typing before', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri'))
    pass(400)
    await follow({ area: andheri })
    await follow({ area: undefined, search: { ...everything, place: 'Dadar' } })
    await follow({ area: andheri, search: everything })
    expect(current().text).toBe('Andheri, Mumbai')
  })

  test('follows the address to the opened area when the text names another one by then', async () => {
    const { current, follow } = render()
    act(() => current().type('andheri'))
    pass(400)
    act(() => current().type('borivali east'))
    act(() => current().leave())
    await follow({ area: andheri })
    expect(current().text).toBe('Andheri, Mumbai')
  })

  test('submits a text that says more than the area of the page as a place', () => {
    const { current } = render({ area: andheri })
    act(() => current().type('near andheri'))
    act(() => current().submit())
    expect(change.mock.calls).toEqual([[{ place: 'near andheri', point: undefined }]])
  })

  test('shows the place of the area when its bare name is left there with spaces around', () => {
    const { current } = render({ area: andheri })
    act(() => current().type(' Andheri '))
    act(() => current().leave())
    expect(current().text).toBe('Andheri, Mumbai')
  })
})
