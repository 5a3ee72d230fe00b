/** Name of the element in the head that carries the operator's key for Google Maps, when there is one. */
export const googleMapsMeta = 'google-maps-key'

/** The operator's key for Google Maps, in the browser. */
export function googleMapsKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${googleMapsMeta}"]`)?.content
}
