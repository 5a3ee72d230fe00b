import { LRUCache } from 'lru-cache'
import { brand } from '#contract/brand.ts'
import { cardParts, pageOfCard } from '#contract/values/share-card.ts'
import { drawCard, readyToDraw, type CardText } from './draw-card.ts'
import type { PictureFinder } from './share-cards.ts'
import type { Site } from '../site.ts'

/** What a page's head says of its card. */
interface CardOfPage extends Partial<CardText> {
  title: string
  /** Address without size and ending. */
  picture: string
}

/**
 * Returns the JPEG of a card's address; undefined when it is the card of no page. `usualPrice` is asked for pages without prices of
 * their own; it is empty where there is none.
 */
export type PageCards = (address: string, usualPrice: () => Promise<string>) => Promise<Buffer | undefined>

interface PageCardsDeps {
  site: Site
  publicUrl: string
  pictureAt: PictureFinder
}

const maxBytes = 24 * 1024 * 1024
/** Without text of its own, unlike the card of the product. */
const laidTable = '/pictures/default'

/**
 * Makes the cards of pages when they are first asked for, and keeps the latest. What a card says comes from the head of its page, so
 * a page that is not there has none, and a price that changes makes another card. One is drawn at a time: they are for crawlers,
 * and visitors go first.
 */
export function createPageCards({ site, publicUrl, pictureAt }: PageCardsDeps): PageCards {
  let last: Promise<unknown> = Promise.resolve()
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 2_000 })
  const bytes = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (card) => card.length })
  const draw = async (card: CardOfPage, text: CardText) =>
    drawCard(text, (await pictureAt(card.picture)) ?? (await pictureAt(laidTable)))
  return async (address, usualPrice) => {
    const path = pageOfCard(address)
    if (path === undefined) return undefined
    // Whoever draws hears of a failure.
    readyToDraw().catch(() => undefined)
    const card = cardOf(await headOf(site, publicUrl, path), publicUrl + path)
    if (!card) return undefined
    const text = { title: card.title, price: card.price ?? (await usualPrice()) }
    const key = JSON.stringify([text, card.picture])
    const known = bytes.get(key)
    if (known) return known
    const begun = drawn.get(key) ?? last.then(() => draw(card, text))
    drawn.set(key, begun)
    last = begun.catch(() => undefined)
    try {
      const made = await begun
      bytes.set(key, made)
      return made
    } finally {
      // A failure is not cached, and what was drawn is kept by its size.
      drawn.delete(key)
    }
  }
}

/** The head of a page; empty when there is no such page. */
async function headOf(site: Site, publicUrl: string, path: string): Promise<string> {
  const response = await site.answer(new Request(publicUrl + path))
  const html = await response.text()
  return response.status === 200 ? html.slice(0, html.indexOf('</head>')) : ''
}

/** Other spellings of a page have no card, so that each page has one. */
export function cardOf(head: string, url: string): CardOfPage | undefined {
  if (attributeOf(head, /<link rel="canonical" href="([^"]*)"/) !== url) return undefined
  const metaOf = (name: string) => attributeOf(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  const title = metaOf('og:title')?.replace(new RegExp(` · ${brand.name}$`), '')
  if (!title) return undefined
  const price = metaOf(cardParts.price)
  return { title, picture: metaOf(cardParts.picture) ?? laidTable, ...(price ? { price } : {}) }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** React escapes these in attributes. */
function attributeOf(head: string, pattern: RegExp): string | undefined {
  return pattern.exec(head)?.[1]?.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
}
