import type { PlacesLibrary } from './maps-library.ts'

const address = 'https://maps.googleapis.com/maps/api/js'
const patienceMs = 5000

/** What Google's script puts into the window and looks for there. */
interface MapsWindow {
  google?: { maps: { importLibrary: (name: 'places') => Promise<PlacesLibrary> } }
  pangatMapsReady?: () => void
  gm_authFailure?: () => void
}

export interface LoadedMaps {
  library: PlacesLibrary
  /** True once Google has rejected the key; it says so only after the script is there. */
  isKeyRejected: () => boolean
}

/** Loads Google's script with its places library. Rejects when it is blocked, broken or not there after five seconds. */
export function loadMaps(key: string): Promise<LoadedMaps> {
  // The window as Google's script sees it.
  const maps = window as MapsWindow
  let rejected = false
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Google Maps: ${why}`))
    setTimeout(() => fail('no answer'), patienceMs)
    maps.gm_authFailure = () => {
      rejected = true
      fail('the key was rejected')
    }
    maps.pangatMapsReady = () => {
      if (!maps.google) return fail('the script did not do its work')
      maps.google.maps.importLibrary('places').then(
        (library) => resolve({ library, isKeyRejected: () => rejected }),
        () => fail('no places library'),
      )
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
