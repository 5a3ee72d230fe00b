import { hash } from 'node:crypto'
import type { CatererCard, CatererView } from '#contract/endpoints/caterers.ts'
import { asciiJson } from '#server/kernel/json.ts'
import type { Listing } from '../domain/listing.ts'

/** A card as its listing keeps it for sending. */
export function writtenCard(card: CatererCard): Pick<Listing, 'cardJson' | 'cardTag'> {
  const cardJson = asciiJson(card)
  const digest = hash('sha1', cardJson, 'buffer')
  return { cardJson, cardTag: { high: digest.readInt32BE(0), low: digest.readInt32BE(4) } }
}

/** What a view has beyond the card, as its listing keeps it. */
export function writtenView(beyondCard: Omit<CatererView, keyof CatererCard>): Pick<Listing, 'viewBytes'>['viewBytes'] {
  const json = JSON.stringify(beyondCard).slice(1, -1)
  // Outside of Buffer's pool, of which each would keep 8 KB from being freed.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json))
  bytes.write(json)
  return bytes
}
