import type { CatererChanges } from '#contract/endpoints/own-caterer.ts'

/** Galleries of a caterer: of its work, and of its menus. */
export const galleries = ['art', 'menu'] as const
export type Gallery = (typeof galleries)[number]

/** Ids of the pictures of each gallery, in their order. */
export type Galleries = Readonly<Record<Gallery, readonly string[]>>

/** Names of the galleries in the API. */
export const galleryFields = { art: 'artGallery', menu: 'menuGallery' } as const

/** The links of each gallery that is given. */
export function givenGalleries(
  given: Pick<CatererChanges, 'artGallery' | 'menuGallery'>,
): [Gallery, readonly string[]][] {
  return galleries.flatMap((gallery): [Gallery, readonly string[]][] => {
    const links = given[galleryFields[gallery]]
    return links ? [[gallery, links]] : []
  })
}
