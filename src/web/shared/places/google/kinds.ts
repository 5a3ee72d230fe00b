/** Our word for a kind of place by Google's; those that are not named here have none. */
const kinds: Readonly<Record<string, string>> = {
  lodging: 'hotel',
  hotel: 'hotel',
  banquet_hall: 'banquet_hall',
  event_venue: 'banquet_hall',
  wedding_venue: 'banquet_hall',
  auditorium: 'auditorium',
  convention_center: 'convention_centre',
  shopping_mall: 'mall',
  market: 'market',
  stadium: 'stadium',
  university: 'college',
  school: 'college',
  hospital: 'hospital',
  train_station: 'railway_station',
  subway_station: 'railway_station',
  park: 'park',
  place_of_worship: 'place_of_worship',
  corporate_office: 'office_park',
}

/** What a place is, in the gazetteer's words, by the first of Google's types that says something. */
export function kindOf(types: readonly string[]): string {
  const known = types.find((type) => Object.hasOwn(kinds, type))
  return (known && kinds[known]) ?? 'establishment'
}
