import { m } from '#messages'

interface Point {
  lat: number
  lng: number
}

type Position = { point: Point } | { failure: string; denied: boolean }

const longestWaitMs = 10_000
const freshEnoughMs = 5 * 60_000

/** Position of the visitor, rounded to about a hundred metres for privacy; or the reason why it is unknown. */
export function position(): Promise<Position> {
  // Old browsers, and pages that are framed by others, have none.
  const geolocation: Geolocation | undefined = navigator.geolocation
  if (!geolocation) return Promise.resolve({ failure: m.search_locate_unsupported(), denied: false })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ point: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } }),
      (error) =>
        resolve({
          failure: m.search_locate_failed({ reason: reasonOf(error) }),
          denied: error.code === error.PERMISSION_DENIED,
        }),
      { timeout: longestWaitMs, maximumAge: freshEnoughMs },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

function reasonOf(error: GeolocationPositionError): string {
  if (error.code === error.PERMISSION_DENIED) return m.search_locate_denied()
  return error.code === error.TIMEOUT ? m.search_locate_timeout() : m.search_locate_unavailable()
}

/** Whether the browser would answer without asking. */
export async function mayLocate(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // Browsers that cannot tell would ask.
    return false
  }
}

const triedKey = 'locationTried'

/** Whether the page has asked automatically in this tab. */
export function isTried(): boolean {
  try {
    return sessionStorage.getItem(triedKey) !== null
  } catch {
    // Without storage the visitor would be asked on every visit.
    return true
  }
}

export function markTried(): void {
  try {
    sessionStorage.setItem(triedKey, '1')
  } catch {
    // Then `isTried` says so.
  }
}
