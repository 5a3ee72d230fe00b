/** Fetches the map with what is around it, when it is about to be opened. */
export const loadMap = () => import('./opened-map.tsx')
