import { hash } from 'node:crypto'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { asciiJson } from '#server/kernel/json.ts'
import type { Listing } from '../domain/listing.ts'

/** A card as its listing keeps it for sending. */
export function writtenCard(card: CatererCard): Pick<Listing, 'cardJson' | 'cardTag'> {
  const cardJson = asciiJson(card)
  const digest = hash('sha1', cardJson, 'buffer')
  return { cardJson, cardTag: { high: digest.readInt32BE(0), low: digest.readInt32BE(4) } }
}
