import { expect, test } from 'vitest'
import { gazetteer, googlePlacesShim, type ShimOptions } from '#test/support/google-maps.ts'
import { googlePlaces } from './google-places.ts'

function google(broken?: ShimOptions['broken']) {
  let rejected = false
  const { library, calls } = googlePlacesShim({
    lookUp: async (text) =>
      (await gazetteer.suggest(text)).map((place) => ({ ...place, pinCode: place.pincode ?? '400001' })),
    ...(broken ? { broken } : {}),
  })
  const places = googlePlaces({ library, isKeyRejected: () => rejected })
  const suggest = (text: string) => places.suggest(text, new AbortController().signal)
  return { suggest, calls, reject: () => void (rejected = true) }
}

test('venues are suggested, and no localities or stations', async () => {
  const { suggest } = google()
  const found = await suggest('andheri')
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ kind }) => kind)).not.toContain('locality')
  expect(found[0]).toMatchObject({ source: 'google' })
})

test('a suggestion leads to its point, its whole address and its PIN code', async () => {
  const { suggest } = google()
  const [hotel] = await suggest('ITC Maratha')
  const known = await gazetteer.geocode('ITC Maratha')
  expect(await hotel?.resolve()).toEqual({
    name: 'ITC Maratha',
    kind: 'hotel',
    address: `${known?.address}, India`,
    pinCode: expect.stringMatching(/^\d{6}$/),
    lat: known?.lat,
    lng: known?.lng,
  })
})

test('all letters of a search are one session, and a chosen place ends it; only what is needed is paid', async () => {
  const { suggest, calls } = google()
  await suggest('ITC')
  const [hotel] = await suggest('ITC Mar')
  await hotel?.resolve()
  await suggest('Tunga')
  expect(calls).toEqual([
    { call: 'suggestions', input: 'ITC', session: 1 },
    { call: 'suggestions', input: 'ITC Mar', session: 1 },
    { call: 'details', fields: ['location', 'formattedAddress', 'addressComponents'], session: 1 },
    { call: 'suggestions', input: 'Tunga', session: 2 },
  ])
})

test('one or two letters are not asked about', async () => {
  const { suggest, calls } = google()
  expect(await suggest('an')).toEqual([])
  expect(calls).toEqual([])
})

test('a place without a point and a rejected key are failures', async () => {
  const { suggest, reject } = google('details')
  const [hotel] = await suggest('ITC Maratha')
  await expect(hotel?.resolve()).rejects.toThrow('INTERNAL')
  reject()
  await expect(suggest('ITC Maratha')).rejects.toThrow('rejected')
})
