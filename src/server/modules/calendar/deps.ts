import type { Places } from '#server/modules/places/index.ts'
import type { Festivals } from './domain/festivals.ts'

/** What the operations of this module share. */
export interface Deps {
  festivals: Festivals
  places: Pick<Places, 'localityAt'>
  /** Our own origin. */
  site: URL
}
