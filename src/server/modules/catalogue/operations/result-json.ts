import type { SearchResult } from '#contract/endpoints/search.ts'
import { AsciiJson, asciiJson } from '#server/kernel/json.ts'
import type { TaggedCard } from '../domain/listing.ts'
import { TagMixer } from '../domain/tag.ts'

type TaggedFindings = Omit<SearchResult, 'items' | 'others'> & Record<'items' | 'others', readonly TaggedCard[]>

/** The JSON of what a search found, with its tag. It is written by hand: to make an object of the counts alone and write that takes several times as long. */
export function resultJson(found: TaggedFindings): AsciiJson<SearchResult> {
  const { total, page, pages, items, others, othersTotal, facets, place } = found
  let counts = `{"total":${total},"page":${page},"pages":${pages},"othersTotal":${othersTotal}`
  if (facets) counts += `,"facets":${JSON.stringify(facets)}`
  // Only the name of a place is anybody's text; all else has ASCII alone.
  if (place) counts += `,"place":${place.name === '' ? JSON.stringify(place) : asciiJson(place)}`
  return new AsciiJson(
    `${counts},"items":[${jsonOf(items)}],"others":[${jsonOf(others)}]}`,
    tagOf(counts, items, others),
  )
}

/** The cards one after the other. Texts that are added up are copied once, when they are sent; joined ones once more. */
function jsonOf(cards: readonly TaggedCard[]): string {
  let text = ''
  for (const { json } of cards) text += text === '' ? json : `,${json}`
  return text
}

/** The tag of a result, by those of its cards: they are a twentieth of its length. */
function tagOf(counts: string, items: readonly TaggedCard[], others: readonly TaggedCard[]): string {
  const mixer = new TagMixer().addText(counts)
  for (const cards of [items, others]) {
    for (const { tag, distanceKm, nextFreeDay = '', kindPrices } of cards)
      mixer.add(tag).addNumber(distanceKm).addText(nextFreeDay).addText(kindPrices)
    mixer.addText('')
  }
  return mixer.toString()
}
