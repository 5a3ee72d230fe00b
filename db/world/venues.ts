import { distanceKm, type Point } from '#contract/values/place.ts'
import type { Gazetteer, Place } from '#server/modules/places/index.ts'
import type { Random } from './random.ts'

/** A place with what an address on a bill needs. */
export type Address = Place & { pincode: string }

const hallKinds: ReadonlySet<string> = new Set([
  'banquet_hall',
  'auditorium',
  'club',
  'park',
  'convention_centre',
  'hotel',
])
const buildings = [
  'Sea Breeze',
  'Shanti Sadan',
  'Gulmohar',
  'Vasant Vihar',
  'Ashirwad',
  'Green Acres',
  'Sai Darshan',
  'Kohinoor Heights',
  'Neelkanth',
  'Silver Oak',
  'Rajhans',
  'Mangal Murti',
]

/** Where people live and where they celebrate. */
export interface Venues {
  homes: readonly Address[]
  halls: readonly Address[]
}

export function venuesOf({ places }: Gazetteer): Venues {
  const addresses = places.filter((place): place is Address => place.pincode !== undefined)
  return {
    homes: addresses.filter(({ kind }) => kind === 'locality'),
    halls: addresses.filter(({ kind }) => hallKinds.has(kind)),
  }
}

export interface Venue {
  name: string
  line: string
  place: Address
}

/** At home when few come, else in a hall near it that the kitchen reaches. */
export function venueFor(
  home: Address,
  guests: number,
  demoCaterer: { point: Point; radiusKm: number },
  { halls }: Venues,
  random: Random,
): Venue {
  const near = halls.filter(
    (hall) => distanceKm(home, hall) <= 6 && distanceKm(demoCaterer.point, hall) <= demoCaterer.radiusKm,
  )
  if (near.length > 0 && random.chance(guests > 60 ? 0.8 : 0.15)) {
    const hall = random.pick(near)
    return {
      name: hall.name,
      line: `${random.pick(['Main lawn', 'Hall 2', 'First floor', 'Garden side'])}, ${hall.area ?? hall.name}`,
      place: hall,
    }
  }
  const name = random.pick(buildings)
  return {
    name: guests > 30 ? `${name} club house` : '',
    line: `Flat ${random.int(1, 22)}0${random.int(1, 6)}, ${name}`,
    place: home,
  }
}
