import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlacesProvider, PlaceSuggestion } from '../places-provider.ts'
import { fallBack } from './fall-back.ts'

const signal = new AbortController().signal
const point = { lat: 19, lng: 72.8 }

function knows(source: PlaceSuggestion['source'], ...names: string[]): PlacesProvider {
  return {
    suggest: async (text) =>
      names
        .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
        .map((name) => {
          const place = { name, kind: 'hotel', address: source }
          return { ...place, source, resolve: async () => ({ ...place, ...point }) }
        }),
  }
}

const gazetteer = knows('gazetteer', 'Dadar', 'Sun Hotel')
const named = (found: readonly PlaceSuggestion[]) => found.map(({ name, source }) => `${name} (${source})`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what the first knows counts alone', async () => {
  const places = fallBack(knows('google', 'Sun Hotel', 'Sunny Hall'), gazetteer)
  expect(named(await places.suggest('sun', signal))).toEqual(['Sun Hotel (google)', 'Sunny Hall (google)'])
})

test('where the first knows nothing, the second is asked', async () => {
  const places = fallBack(knows('google', 'Sun Hotel'), gazetteer)
  expect(named(await places.suggest('dadar', signal))).toEqual(['Dadar (gazetteer)'])
  expect(await places.suggest('nowhere', signal)).toEqual([])
})

test('a first that fails twice in a row is not asked again', async () => {
  const suggest = vi.fn(() => Promise.reject(new Error('quota')))
  const places = fallBack({ suggest }, gazetteer)
  for (let i = 0; i < 4; i++) expect(named(await places.suggest('sun', signal))).toEqual(['Sun Hotel (gazetteer)'])
  expect(suggest).toHaveBeenCalledTimes(2)
})

test('one failure is forgiven after the next answer', async () => {
  const google = knows('google', 'Sun Hotel')
  const suggest = vi.fn(google.suggest)
  for (const _ of [1, 2, 3]) suggest.mockRejectedValueOnce(new Error('network')).mockImplementationOnce(google.suggest)
  const places = fallBack({ suggest }, gazetteer)
  for (let i = 0; i < 6; i++) await places.suggest('sun', signal)
  expect(suggest).toHaveBeenCalledTimes(6)
})

test('a first that hangs is not waited for longer than three seconds', async () => {
  const places = fallBack({ suggest: () => new Promise(() => undefined) }, gazetteer)
  const answer = places.suggest('sun', signal)
  await vi.advanceTimersByTimeAsync(3000)
  expect(named(await answer)).toEqual(['Sun Hotel (gazetteer)'])
})

test('a place without a point is looked up by its name, and fails when nobody knows it', async () => {
  const google = knows('google', 'Sun Hotel', 'Sunny Hall')
  const broken: PlacesProvider = {
    suggest: async (text) =>
      (await google.suggest(text, signal)).map((place) => ({
        ...place,
        resolve: () => Promise.reject(new Error('no point')),
      })),
  }
  const [hotel, hall] = await fallBack(broken, gazetteer).suggest('sun', signal)
  expect(await hotel?.resolve()).toMatchObject({ name: 'Sun Hotel', ...point })
  await expect(hall?.resolve()).rejects.toThrow('no point')
})
