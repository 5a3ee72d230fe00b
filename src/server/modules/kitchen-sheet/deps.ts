import type { Places } from '#server/modules/places/index.ts'
import type { EstimatedYields } from './domain/settings.ts'

/** What the operations of this module share. */
export interface Deps {
  yields: EstimatedYields
  places: Pick<Places, 'localityAt'>
}
