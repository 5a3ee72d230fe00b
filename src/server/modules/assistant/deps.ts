import type { Context } from '#server/kernel/context.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { Catalogue } from '#server/modules/catalogue/index.ts'
import type { Places } from '#server/modules/places/index.ts'
import type { NameIndex } from './operations/name-index.ts'
import type { TextIndex } from './operations/text-index.ts'

export interface AssistantDeps {
  catalogue: Pick<Catalogue, 'search' | 'priceRange' | 'cards' | 'onChange'>
  places: Pick<Places, 'findIn'>
  /** Offers of today that have a code. */
  offers(ctx: Context): Promise<{ title: string; code: string | undefined }[]>
  names: NameIndex
  texts: TextIndex
  limits: { byMinute: RateLimit; byDay: RateLimit }
}
