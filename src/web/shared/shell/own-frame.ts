import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** A page's own header and footer, which it exports as `handle` and loads with itself. */
export interface FrameHandle {
  frame: { Header: ComponentType; Footer: ComponentType }
}

/** Returns the header and footer that the page has in place of the site's. */
export function useOwnFrame(): FrameHandle['frame'] | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(hasFrame)?.frame
}

function hasFrame(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}
