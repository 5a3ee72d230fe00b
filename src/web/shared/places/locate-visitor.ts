import type { Point } from '#contract/values/place.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { position } from './visitor-position.ts'

/** The position of a visitor who asked for it; why there is none is said in a toast. */
export async function locateVisitor(): Promise<Point | undefined> {
  const found = await position()
  if ('point' in found) return found.point
  notify(found.failure, 'error')
  return undefined
}
