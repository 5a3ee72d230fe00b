/** A point on earth in degrees, WGS 84. */
export interface Point {
  lat: number
  lng: number
}

/** The box around the Mumbai region in which events are catered: from Alibag to Palghar, from the sea to Karjat. */
const region = { south: 18.6, north: 19.75, west: 72.6, east: 73.4 }

/** Reports whether a point is in the region in which events are catered. */
export function isInRegion({ lat, lng }: Point): boolean {
  return lat >= region.south && lat <= region.north && lng >= region.west && lng <= region.east
}

/** Returns a point to three decimals, about 100 metres: enough for distances, too little to name a house. */
export function roundedPoint({ lat, lng }: Point): Point {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { lat: rounded(lat), lng: rounded(lng) }
}

const earthRadiusKm = 6371

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.lat - a.lat) * rad
  const dLng = (b.lng - a.lng) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Railway lines of the Mumbai region on which stations lie, as db/places has them. */
export const railwayLines = ['western', 'central', 'harbour', 'trans-harbour'] as const
export type RailwayLine = (typeof railwayLines)[number]

/** Reports whether a text names a line. */
export function isRailwayLine(text: string | undefined): text is RailwayLine {
  return railwayLines.some((line) => line === text)
}

/** India's states and union territories by their GST code, for the place of supply and the head of a GST number. */
export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const
export type StateCode = keyof typeof states

/** Indian PIN code: six digits, the first is not zero. */
export const pinCodePattern = /^[1-9]\d{5}$/
