import type { Point, RailwayLine } from '#contract/values/place.ts'

/** Kinds that are a venue or lead to one; at equal quality they come before areas (C73). */
const establishments: ReadonlySet<string> = new Set([
  'hotel',
  'banquet_hall',
  'auditorium',
  'convention_centre',
  'mall',
  'club',
  'stadium',
  'college',
  'hospital',
  'office_park',
  'park',
  'market',
  'landmark',
  'place_of_worship',
])

/** A row of the gazetteer. */
export interface Place extends Point {
  name: string
  kind: string
  address: string
  pincode?: string
  /** The suburb it lies in. */
  area?: string
  city?: string
  /** Other names people use. */
  aka?: readonly string[]
  /** 0 to 100: how likely it is meant when others match as well. */
  rank?: number
}

/** A stop of the Western line that a caterer may name as its area. */
export interface RailwayArea extends Point {
  area: string
  /** '{area}, Mumbai', as it is shown. */
  label: string
  labelMr: string
  slug: string
  pincode: string
}

/** A railway line: branches of station names in their order; the first is the main one, the others leave it at their first station. */
export interface LineOfStations {
  id: RailwayLine
  branches: readonly (readonly string[])[]
}

export interface Gazetteer {
  places: readonly Place[]
  lines: readonly LineOfStations[]
  /** From Churchgate to Virar, in the order of the line. */
  areas: readonly RailwayArea[]
}

export function isEstablishment(place: Place): boolean {
  return establishments.has(place.kind)
}

const station = / Railway Station$/

/** 'Andheri' of 'Andheri Railway Station'. */
export function bareName(name: string): string {
  return name.replace(station, '')
}

/** Every name the place goes by; a station by its bare name and in Marathi as well. Other names of a PIN code are those of its post offices. */
export function namesOf(place: Place, areas: readonly RailwayArea[]): string[] {
  if (place.kind === 'pincode') return [place.name, ...(place.pincode ? [place.pincode] : [])]
  const names = [place.name, ...(place.aka ?? [])]
  if (!station.test(place.name)) return names
  const bare = bareName(place.name)
  return [...names, bare, ...areas.filter((area) => area.area === bare).map((area) => area.labelMr)]
}

/** What a place is, in words that people search by: 'banquet hall', 'railway station'. */
export function wordsOfKind(kind: string): string {
  return kind === 'pincode' ? 'pin code' : kind.replaceAll('_', ' ')
}
