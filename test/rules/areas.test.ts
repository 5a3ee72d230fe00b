import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareCardAddress } from '#contract/values/share-card.ts'
import { distanceKm } from '#contract/values/place.ts'
import { createPlaces, mumbai } from '#server/modules/places/index.ts'
import { areaText } from '#web/public/content/long-texts.ts'
import { areas } from '#web/public/listing/areas.ts'

const places = createPlaces(mumbai())

test.each(areas)(
  '$name and the neighbourhoods that its page links to are places that we know, close together',
  async (area) => {
    const centre = await places.geocode(area.place)
    expect(centre?.name).toBe(area.name)
    if (!centre) return
    for (const name of areaText(area.slug).localities) {
      const place = await places.geocode(name)
      expect(place?.name, name).toBe(name)
      expect(place && distanceKm(place, centre), name).toBeLessThan(10)
    }
  },
)

test.each(areas)('$name has a picture for shared links', ({ slug }) => {
  const file = join(import.meta.dirname, '../../public', shareCardAddress(`/pictures/share/${slug}`))
  expect(existsSync(file), file).toBe(true)
})
