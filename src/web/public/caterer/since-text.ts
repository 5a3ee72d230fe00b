import { m } from '#messages'

/** 'since 2009, 17+ years' (R466); in its first year without the count of years. */
export function sinceText(start: number, year: number): string {
  const years = year - start
  return years > 0
    ? m.caterer_since({ year: start, years: m.caterer_experience({ years }) })
    : m.caterer_since_now({ year: start })
}
