import { useMatches } from 'react-router'

/** What pages may stand in instead of the usual header and footer, or beside. */
type Frame = 'checkout' | 'workplace'

/** Returns the `handle` of a layout route that puts its pages in a frame. */
export function inFrame(frame: Frame): { frame: Frame } {
  return { frame }
}

/** The frame of the page that is shown, which the root element says: rules that look for what is in a page are checked at every change. */
export function useFrame(): Frame | undefined {
  return useMatches()
    .map(({ handle }) => handle as { frame?: Frame } | undefined)
    .findLast((handle) => handle?.frame)?.frame
}
