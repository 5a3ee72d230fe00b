import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageDiet } from '#contract/values/diet.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import { idOf } from './ids.ts'
import type { Random } from './random.ts'
import type { ImageRow } from './caterer-tables.ts'

interface PictureInIndex {
  widths: number[]
  width: number
  height: number
  placeholder: string
}

/** The drawn pictures there are, with their rows and where to find the right one. */
export interface Pictures {
  rows: ImageRow[]
  /** Id of the picture of a kind of dish, for Jain food without onion; null when none was drawn. */
  ofDish(kind: string | undefined, diet?: PackageDiet): string | null
  /** Ids of at most `count` pictures of a caterer: its own cover, if it was drawn one, and what it shares with others. */
  ofCaterer(caterer: Pick<DemoCaterer, 'name' | 'cuisines' | 'diets'>, count: number, random: Random): string[]
}

export function readPictures(createdAt: string): Pictures {
  // Our own file, written with the pictures; a test compares the two.
  const text = readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8')
  const index = new Map(Object.entries(JSON.parse(text) as Record<string, PictureInIndex>))
  const rows = [...index].map(([base, { widths, width, height, placeholder }]): ImageRow => ({
    id: idOf('image', base),
    owner_id: null,
    base,
    widths,
    width,
    height,
    placeholder,
    created_at: createdAt,
  }))
  const spreadsOf = (shared: string) =>
    [1, 2].map((i) => `covers/${slugOf(shared)}-${i}`).filter((base) => index.has(base))
  const idsOf = (bases: readonly string[], count: number) =>
    bases
      .filter((base) => index.has(base))
      .slice(0, count)
      .map((base) => idOf('image', base))
  return {
    rows,
    ofDish(kind, diet) {
      const bases = [...(diet === 'jain' ? [`dishes/${kind}-jain`] : []), `dishes/${kind}`]
      const base = bases.find((each) => index.has(each))
      return base === undefined ? null : idOf('image', base)
    },
    ofCaterer: ({ name, cuisines: [lead, ...others], diets: [mainDiet] }, count, random) => {
      const own = `covers/${slugOf(name)}`
      // Nothing that Jains do not eat is on the table of a kitchen that is Jain first of all.
      if (mainDiet === 'jain') return idsOf([own, ...spreadsOf('jain')], count)
      const ofLead = random.some(spreadsOf(lead), 2)
      const shared = [...ofLead.slice(0, 1), ...random.some(others.flatMap(spreadsOf), count), ...ofLead.slice(1)]
      return idsOf([own, ...shared], count)
    },
  }
}
