import type { MapsLibrary } from './google/maps-library.ts'

/** Fetches our view and Google's script together. Rejects when either cannot be had, or Google has rejected the key. */
export async function loadGoogle(key: string) {
  const [{ GoogleLines }, maps] = await Promise.all([
    import('./google/google-lines.tsx'),
    import('#web/shared/places/google/load-maps.ts').then(({ loadGoogleMaps }) => loadGoogleMaps(key)),
  ])
  // As described beside its type.
  const library = (await maps.importLibrary('maps')) as MapsLibrary
  if (maps.isKeyRejected()) throw new Error('Google Maps rejected the key')
  return { GoogleLines, library, onKeyRejected: maps.onKeyRejected }
}
