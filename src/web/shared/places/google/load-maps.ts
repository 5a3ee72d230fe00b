import type { PlacesLibrary } from './maps-library.ts'

const address = 'https://maps.googleapis.com/maps/api/js'
const patienceSeconds = 5

/** What Google's script puts into the window and looks for there. */
interface MapsWindow {
  google?: { maps: Pick<GoogleMaps, 'importLibrary'> }
  pangatMapsReady?: () => void
  gm_authFailure?: () => void
}

/** Google's script, loaded. */
export interface GoogleMaps {
  /** A library of Google's, as far as its user here describes it. */
  importLibrary: (name: string) => Promise<unknown>
  /** True once Google has rejected the key; it says so only after the script is there. */
  isKeyRejected: () => boolean
  /** Calls `listener` when Google rejects the key, until the function returned is called. */
  onKeyRejected: (listener: () => void) => () => void
}

export interface LoadedMaps extends Pick<GoogleMaps, 'isKeyRejected'> {
  library: PlacesLibrary
}

/** Loads Google's script with its places library. Rejects when it is blocked, broken or not there after five seconds. */
export async function loadMaps(key: string): Promise<LoadedMaps> {
  const { importLibrary, isKeyRejected } = await loadGoogleMaps(key)
  try {
    // As described beside its type.
    return { library: (await importLibrary('places')) as PlacesLibrary, isKeyRejected }
  } catch {
    throw new Error('Google Maps: no places library')
  }
}

let loading: Promise<GoogleMaps> | undefined

/** Loads Google's script once for all that use it. Rejects when it is blocked, broken or not there after five seconds. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= loadScript(key)
  loading.catch(() => (loading = undefined))
  return loading
}

function loadScript(key: string): Promise<GoogleMaps> {
  // The window as Google's script sees it.
  const maps = window as MapsWindow
  let rejected = false
  const listeners = new Set<() => void>()
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Google Maps: ${why}`))
    // Second by second: what a slow phone spends on the page itself is not Google's.
    const wait = (seconds: number): unknown =>
      seconds === 0 ? fail('no answer') : setTimeout(() => wait(seconds - 1), 1000)
    wait(patienceSeconds)
    maps.gm_authFailure = () => {
      rejected = true
      for (const listener of listeners) listener()
      fail('the key was rejected')
    }
    maps.pangatMapsReady = () => {
      const { google } = maps
      if (!google) return fail('the script did not do its work')
      resolve({
        importLibrary: (name) => google.maps.importLibrary(name),
        isKeyRejected: () => rejected,
        onKeyRejected(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      })
    }
    const script = document.createElement('script')
    script.async = true
    script.src = `${address}?${new URLSearchParams({
      key,
      libraries: 'places',
      loading: 'async',
      callback: 'pangatMapsReady',
      language: 'en',
      region: 'IN',
    })}`
    script.addEventListener('error', () => fail('the script cannot be had'))
    document.head.append(script)
  })
}
