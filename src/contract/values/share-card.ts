/** Pixels of the picture that stands beside a shared link, as the networks ask for it: https://ogp.me/#structured */
export const shareCardSize = { width: 1200, height: 630 } as const

/** The address of a picture as a share card; `base` is the picture's own, without size and ending. A JPEG: those who fetch share cards do not read AVIF. */
export function shareCardAddress(base: string): string {
  return `${base}-${shareCardSize.width}.jpg`
}

const cards = /^\/share(\/[a-z0-9/-]+)\.jpg$/

/** The address of the card of a page, which is drawn from the page's head; `path` is the page's canonical one. */
export function pageCardAddress(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`
}

/** The page of a card's address; undefined when it is none. */
export function pageOfCard(address: string): string | undefined {
  const path = cards.exec(address)?.[1]
  return path === '/home' ? '/' : path
}

/** Names of the parts of a page's head that its card is drawn from, beside its title. */
export const cardParts = { picture: 'share:picture', price: 'share:price' } as const
