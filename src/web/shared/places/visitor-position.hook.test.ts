import { afterEach, describe, expect, test, vi } from 'vitest'
import { m } from '#messages'
import { isTried, markTried, mayLocate, position } from './visitor-position.ts'

type Locate = Geolocation['getCurrentPosition']

/** A browser whose geolocation answers like this. */
function browser(getCurrentPosition: Locate | undefined): void {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(
    (getCurrentPosition && { getCurrentPosition }) as unknown as Geolocation,
  )
}

const failing =
  (code: number): Locate =>
  (_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })

describe('position', () => {
  test('is rounded to three decimals, and no older than five minutes', async () => {
    const locate = vi.fn<Locate>((found) =>
      found({ coords: { latitude: 19.119_68, longitude: 72.846_42 } } as GeolocationPosition),
    )
    browser(locate)
    expect(await position()).toEqual({ point: { lat: 19.12, lng: 72.846 } })
    expect(locate.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 300_000 })
  })

  test.each([
    [1, m.search_locate_denied(), true],
    [2, m.search_locate_unavailable(), false],
    [3, m.search_locate_timeout(), false],
  ])('says why there is none: error %i', async (code, reason, denied) => {
    browser(failing(code))
    expect(await position()).toEqual({ failure: m.search_locate_failed({ reason }), denied })
  })

  test('is not supported by every browser', async () => {
    browser(undefined)
    expect(await position()).toEqual({ failure: 'Geolocation is not supported by this browser.', denied: false })
  })
})

describe('mayLocate', () => {
  test.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
  ] as const)('of a browser that says %s is %s', async (state, may) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } })
    expect(await mayLocate()).toBe(may)
  })

  test('of a browser that cannot tell is false', async () => {
    vi.stubGlobal('navigator', {})
    expect(await mayLocate()).toBe(false)
  })
})

describe('isTried', () => {
  afterEach(() => vi.restoreAllMocks())

  test('is true once it was marked in this tab', () => {
    expect(isTried()).toBe(false)
    markTried()
    expect(isTried()).toBe(true)
  })

  test('is true where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined)
    markTried()
    expect(isTried()).toBe(true)
  })
})
