import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Point } from '#contract/values/place.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { useNearPlaces } from './use-near-places.ts'

const near = { stations: [], localities: [], areas: [{ name: 'Virar, Mumbai', lat: 19.455, lng: 72.811, km: 0.4 }] }

test('asks for what is near a point, once while it stays within 100 metres', async () => {
  const server = stubApi(() => Response.json(near))
  const { result, rerender } = renderHook((props: { point: Point | undefined }) => useNearPlaces(props.point), {
    initialProps: { point: undefined as Point | undefined },
  })
  expect(server.requests).toEqual([])
  rerender({ point: { lat: 19.45512, lng: 72.81149 } })
  await act(async () => {})
  rerender({ point: { lat: 19.45508, lng: 72.81141 } })
  await act(async () => {})
  expect(server.requests.map(({ path }) => path)).toEqual(['/api/places/near?lat=19.455&lng=72.811'])
  expect(result.current).toMatchObject({ found: near, failed: false })
})
