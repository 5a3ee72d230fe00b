/** A point on earth in degrees, WGS 84. */
export interface Point {
  lat: number
  lng: number
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

/** India's states and union territories by their GST code, for the place of supply. */
export const states = {
  '27': 'Maharashtra',
  '24': 'Gujarat',
  '29': 'Karnataka',
  '30': 'Goa',
  '23': 'Madhya Pradesh',
  '36': 'Telangana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '33': 'Tamil Nadu',
  '32': 'Kerala',
  '37': 'Andhra Pradesh',
  '09': 'Uttar Pradesh',
  '19': 'West Bengal',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
} as const
export type StateCode = keyof typeof states

/** Indian PIN code: six digits, the first is not zero. */
export const pinCodePattern = /^[1-9]\d{5}$/
