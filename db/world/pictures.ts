import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cuisine } from '#contract/values/cuisine.ts'
import { slugOf } from '#contract/values/slug.ts'
import { idOf } from './ids.ts'
import type { Random } from './random.ts'
import type { ImageRow } from './caterer-tables.ts'

interface PictureIndex {
  covers: Record<string, string[]>
  dishes: string[]
  placeholders: Record<string, string>
}

/** The drawn pictures there are, with their rows and where to find the right one. */
export interface Pictures {
  rows: ImageRow[]
  /** Id of the picture of a kind of dish; null when none was drawn. */
  ofDish(kind: string | undefined): string | null
  /** Ids of at most `count` covers, the leading cuisine's first. */
  covers(cuisines: readonly Cuisine[], count: number, random: Random): string[]
}

export function readPictures(createdAt: string): Pictures {
  // Our own file; a test reads every picture it names.
  const index = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8')) as PictureIndex
  const kinds = new Set(index.dishes)
  const row = (base: string, widths: [number, number], height: number): ImageRow => ({
    id: idOf('image', base),
    owner_id: null,
    base,
    widths,
    width: widths[1],
    height,
    placeholder: index.placeholders[base] ?? '#b09070',
    created_at: createdAt,
  })
  const coversOf = (cuisine: Cuisine) => (index.covers[slugOf(cuisine)] ?? []).map((name) => `covers/${name}`)
  return {
    rows: [
      ...Object.values(index.covers)
        .flat()
        .map((name) => row(`covers/${name}`, [480, 960], 640)),
      ...index.dishes.map((kind) => row(`dishes/${kind}`, [160, 480], 480)),
    ],
    ofDish: (kind) => (kind !== undefined && kinds.has(kind) ? idOf('image', `dishes/${kind}`) : null),
    covers: ([lead, ...others], count, random) => {
      const first = lead ? random.some(coversOf(lead), 2) : []
      const rest = random.some(others.flatMap(coversOf), count)
      return [...first.slice(0, 1), ...rest, ...first.slice(1)].slice(0, count).map((base) => idOf('image', base))
    },
  }
}
